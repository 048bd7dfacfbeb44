import { atom } from 'jotai'
import * as v from 'valibot'
import { createHandOff, takeHandOff } from '../../../api/account/handOff.ts'
import { type Expiry, ExpirationTime, deadlineOf } from '../../../api/account/verification.ts'
import { isNativeWrapper, isStandalone } from '../../../device/display.ts'
import { keepReferral, readReferral } from '../../../device/storage/referral.ts'
import { lasting } from '../../../device/storage/storage.ts'
import { activateLanguageIntent, languageAtom } from '../../../i18n/language.atoms.ts'
import { isLanguage } from '../../../i18n/languages.ts'
import { platformNow } from '../../../net/reach/clock.ts'
import type { Failure } from '../../../net/failure.ts'
import { perform } from '../../../net/intent.ts'
import { openSessionIntent, sessionAtom } from '../../session/session.atoms.ts'

const onOwnClock = (expiry: Expiry) => deadlineOf(expiry, Date.now(), platformNow())

/** The code and its expiry stay in the memory of the screen. */
export const askHandOffIntent = atom(null, async (get) => {
  const language = get(languageAtom)
  const { code, expirationTime } = await perform(createHandOff, { language, ...readReferral() })
  return { code, deadline: onOwnClock(expirationTime) }
})

interface Given {
  readonly code: string
  readonly captcha?: string
}

/** Takes over the language, the invitation and the session of the browser. */
export const takeHandOffIntent = atom(null, async (_get, set, given: Given) => {
  const { language, session, ...referral } = await perform(takeHandOff, given)
  if (isLanguage(language)) await set(activateLanguageIntent, language).catch(() => undefined)
  keepReferral(referral)
  set(settleFirstStartIntent)
  if (session) set(openSessionIntent, session)
  return { userName: session?.userName ?? null, referral }
})

const Pause = v.object({ expirationTime: ExpirationTime })

/** Epoch milliseconds on this phone's clock until which the platform takes no more codes. */
export function pauseOf(failure: Failure | undefined): number {
  const pause = v.safeParse(Pause, failure?.details)
  return pause.success ? onOwnClock(pause.output.expirationTime) : 0
}

/** A home screen app on iOS has its own storage, so a browser may have a session for it. */
export const canTakeOver = () => isStandalone() && !isNativeWrapper()

export const isTakingOverAtom = atom(false)

const storageKey = 'handOffOffered'
const isSettledAtom = atom(lasting.read(storageKey) !== null)

export const isFirstStartAtom = atom(
  (get) => canTakeOver() && !get(isSettledAtom) && get(sessionAtom) === null,
)

export const settleFirstStartIntent = atom(null, (_get, set) => {
  lasting.write(storageKey, '1')
  set(isSettledAtom, true)
})

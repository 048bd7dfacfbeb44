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

/** A code that carries this browser over, and until when it works; in the screen's memory alone. */
export const askHandOffIntent = atom(null, async (get) => {
  const language = get(languageAtom)
  const { code, expirationTime } = await perform(createHandOff, { language, ...readReferral() })
  return { code, deadline: onOwnClock(expirationTime) }
})

interface Given {
  readonly code: string
  readonly captcha?: string
}

/** Goes on where the browser stands: in its language, with its invitation, and as its player. */
export const takeHandOffIntent = atom(null, async (_get, set, given: Given) => {
  const { language, session, ...referral } = await perform(takeHandOff, given)
  if (isLanguage(language)) await set(activateLanguageIntent, language).catch(() => undefined)
  keepReferral(referral)
  set(settleFirstStartIntent)
  if (session) set(openSessionIntent, session)
  return { userName: session?.userName ?? null, referral }
})

const Pause = v.object({ expirationTime: ExpirationTime })

/** Until when the platform takes no more codes from here, on this phone's clock. */
export function pauseOf(failure: Failure | undefined): number {
  const pause = v.safeParse(Pause, failure?.details)
  return pause.success ? onOwnClock(pause.output.expirationTime) : 0
}

/** An app on the home screen begins with an empty storage, and somewhere there is a browser that knows more. */
export const canTakeOver = () => isStandalone() && !isNativeWrapper()

/** Whether the sheet for the code is open over the login. */
export const isTakingOverAtom = atom(false)

const storageKey = 'handOffOffered'
const isSettledAtom = atom(lasting.read(storageKey) !== null)

/** Offered once, at the first start of the installed app. */
export const isFirstStartAtom = atom(
  (get) => canTakeOver() && !get(isSettledAtom) && get(sessionAtom) === null,
)

export const settleFirstStartIntent = atom(null, (_get, set) => {
  lasting.write(storageKey, '1')
  set(isSettledAtom, true)
})

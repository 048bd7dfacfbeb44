import { atom } from 'jotai'
import { createHandOff, takeHandOff } from '#api/account/handOff.ts'
import { storeReferral, readReferral } from '#device/storage/referral.ts'
import { activateLanguageIntent, languageAtom } from '#i18n/language.atoms.ts'
import { isOffered } from '#i18n/catalogs/catalogs.ts'
import type { CallOptions } from '#net/call.ts'
import { deadlineHere } from '#net/reach/pause.ts'
import { perform } from '#net/intent.ts'
import { playerIntent } from '#net/session/player.ts'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { settleFirstStartIntent } from './firstStart.atoms.ts'

/** The code and its expiry stay in the memory of the screen. */
export const createHandOffIntent = atom(null, async (get) => {
  const language = get(languageAtom)
  const { code, expirationTime } = await perform(createHandOff, { language, ...readReferral() })
  return { code, deadline: deadlineHere(expirationTime) }
})

interface Given {
  readonly code: string
  readonly captcha?: string
}

/** Takes over the language, the invitation and the session of the browser. */
export const takeHandOffIntent = playerIntent(
  async (_get, set, given: Given, options?: CallOptions) => {
    const { language, session, ...referral } = await perform(takeHandOff, given, options)
    if (isOffered(language)) await set(activateLanguageIntent, language).catch(() => undefined)
    storeReferral(referral)
    set(settleFirstStartIntent)
    if (session) set(openSessionIntent, session)
    return { userName: session?.userName ?? null, referral }
  },
)

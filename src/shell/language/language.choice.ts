import { type Setter, atom } from 'jotai'
import { tellWorker } from '#device/worker/worker.link.ts'
import { retryWhileSeen } from '#device/traffic/retryWhileSeen.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { isOffered } from '#i18n/catalogs/catalogs.ts'
import { activateLanguageIntent, languageAtom } from '#i18n/language.atoms.ts'
import type { Language } from '#i18n/languages.ts'

/** Milliseconds. */
const between = 15_000

let stop = () => {}

/** Section 4: the order is store, drop the cached hot games, close the picker, switch, notify. */
const change = (set: Setter, language: Language, onStored?: () => void) =>
  set(activateLanguageIntent, language, () => {
    void tellWorker({ type: 'language' })
    onStored?.()
  })

export const chooseLanguageIntent = atom(
  null,
  (_get, set, language: Language, onStored?: () => void) => {
    stop()
    return change(set, language, onStored)
  },
)

/** Repeats the change to a language whose text could not be loaded, until it succeeds or another language is chosen. */
export const retryLanguageIntent = atom(null, (get, set, language: Language) => {
  stop()
  const shown = get(languageAtom)
  const retry = () => {
    if (get(languageAtom) === shown) void change(set, language).then(end, () => undefined)
    else end()
  }
  const end = retryWhileSeen(retry, between)
  stop = end
})

/** For a start in English because the text of the player's language could not be loaded. */
export const retryStoredLanguageIntent = atom(null, (get, set) => {
  const stored = phoneStorage.read('language')
  if (isOffered(stored) && stored !== get(languageAtom)) set(retryLanguageIntent, stored)
})

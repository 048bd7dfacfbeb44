import { atom } from 'jotai'
import { listHelp } from '#api/content/help.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import type { Language } from '#i18n/languages.ts'
import { queryAtom } from '#net/query/query.ts'
import { ofMerchant } from '#features/merchant/merchant.atoms.ts'

/** Milliseconds from the last change of language until the help is requested again (section 9). */
const debounce = 200

const followedAtom = atom<Language | null>(null)

/** On the help screens, follows the language only once the player's choice has settled. */
const settledLanguageAtom = atom(
  (get) => get(followedAtom) ?? get(languageAtom),
  (get, set) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => set(followedAtom, get(languageAtom))
    const followLater = () => {
      clearTimeout(timer)
      timer = setTimeout(follow, debounce)
    }
    follow()
    addEventListener('language-changed', followLater)
    return () => {
      clearTimeout(timer)
      removeEventListener('language-changed', followLater)
      set(followedAtom, null)
    }
  },
)
settledLanguageAtom.onMount = (follow) => follow()

export const helpAtom = queryAtom(listHelp, (get) => ({
  ...ofMerchant(get),
  language: get(settledLanguageAtom),
}))

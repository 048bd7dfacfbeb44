import { i18n } from '@lingui/core'
import { atom } from 'jotai'
import { lasting } from '../device/storage/storage.ts'
import { type Language, directionOf, isLanguage, languages } from './languages.ts'
import { withLaterWords } from './words.ts'

const storageKey = 'language'

/** `?lang=` wins and is stored; then what is stored; then Bengali. */
export function preferredLanguage(search = location.search): Language {
  const asked = new URLSearchParams(search).get('lang')?.toUpperCase() ?? null
  if (isLanguage(asked)) return asked
  const stored = lasting.read(storageKey)
  return isLanguage(stored) ? stored : 'BN'
}

const activeAtom = atom<Language>('BN')
export const languageAtom = atom((get) => get(activeAtom))

const catalogs = {
  BN: () => import('./locales/bn.po'),
  EN: () => import('./locales/en.po'),
} as const

/** Loads the catalog and stores the choice, then switches everything at once: words, `lang`, `dir`, and who listens. */
export const activateLanguageIntent = atom(
  null,
  async (_get, set, language: Language, onStored?: () => void) => {
    const { messages } = await catalogs[language]()
    const { locale } = languages[language]
    lasting.write(storageKey, language)
    onStored?.()
    i18n.loadAndActivate({ locale, messages: withLaterWords(locale, messages) })
    spell(locale)
    set(activeAtom, language)
    dispatchEvent(new CustomEvent('language-changed', { detail: language }))
  },
)

/** The page says its language from its first byte: said once more, it would be styled once more. */
function spell(locale: string) {
  const root = document.documentElement
  const dir = directionOf(locale)
  if (root.lang !== locale) root.lang = locale
  if (root.dir !== dir) root.dir = dir
}

import { i18n } from '@lingui/core'
import { atom } from 'jotai'
import { phoneStorage } from '#device/storage/storage.ts'
import { isWanted, loadCatalog } from './catalogs/catalogs.ts'
import type { Formats, Language } from './languages.ts'

interface Active {
  readonly language: Language
  readonly locale: string
  readonly formats: Formats
  /** The digit zero that the player chose to read; another choice reloads the page. */
  readonly zero: string
}

const activeAtom = atom<Active>({
  // Replaced before anything is shown.
  language: 'BN',
  locale: 'bn',
  formats: { decimal: '.', separator: ',', group: 2, money: '¤#', months: [], date: '' },
  zero: '0',
})
export const languageAtom = atom((get) => get(activeAtom).language)
export const localeAtom = atom((get) => get(activeAtom).locale)
export const formatsAtom = atom((get) => get(activeAtom).formats)
export const zeroAtom = atom((get) => get(activeAtom).zero)

/**
 * Loads the catalog before it switches: text, `lang`, `dir`, the formats and the listeners of `language-changed`.
 * False where another language was chosen meanwhile.
 */
export const activateLanguageIntent = atom(
  null,
  async (_get, set, language: Language, onStored?: () => void) => {
    const { locale, messages, formats } = await loadCatalog(language)
    if (!isWanted(language)) return false
    phoneStorage.write('language', language)
    onStored?.()
    i18n.loadAndActivate({ locale, messages })
    setDocumentLanguage(locale, formats.dir ?? 'ltr')
    set(activeAtom, { language, locale, formats, zero: zeroOf(formats) })
    dispatchEvent(new CustomEvent('language-changed', { detail: language }))
    return true
  },
)

const zeroOf = ({ digits }: Formats) =>
  digits && digits.choice === phoneStorage.read('digits') ? digits.zero : '0'

/** The prerendered page has both already, and writing the same value would restyle it. */
function setDocumentLanguage(locale: string, dir: string) {
  const root = document.documentElement
  if (root.lang !== locale) root.lang = locale
  if (root.dir !== dir) root.dir = dir
}

/**
 * Keyed by the platform's codes. A language is a row here, its formats below and its .po file. Every page contains
 * this table, so a row has only what the list of languages shows.
 */
export const languages = {
  BN: { locale: 'bn', name: 'বাংলা', short: 'বাং', letter: /[অ-হ]/ },
  EN: { locale: 'en', name: 'English', short: 'EN', letter: /[a-z]/i },
} as const satisfies Readonly<Record<string, LanguageName>>

interface LanguageName {
  readonly locale: string
  readonly name: string
  readonly short: string
  /**
   * A letter of its script, not ৳ or a digit. The first match counts, so that a text with Latin names in it still
   * belongs to the language above.
   */
  readonly letter: RegExp
}

export type Language = keyof typeof languages

/** Used until the page's own first script has chosen. */
export const firstLanguage: Language = 'BN'

export interface Formats {
  readonly decimal: string
  readonly separator: string
  /** Digits per group beyond the last three: two for lakh and crore, three for millions. */
  readonly group: 2 | 3
  readonly months: readonly string[]
  readonly date: `${string}{month}${string}`
  /** Left to right by default. */
  readonly dir?: 'rtl'
  readonly digits?: { readonly choice: string; readonly zero: string }
  /** A web font for phones without one, and a letter that only such a font has. */
  readonly font?: { readonly family: string; readonly sample: string }
}

export const formats: Readonly<Record<Language, Formats>> = {
  BN: {
    decimal: '.',
    separator: ',',
    group: 2,
    months: ['জানু', 'ফেব', 'মার্চ', 'এপ্রি', 'মে', 'জুন', 'জুল', 'আগ', 'সেপ', 'অক্টো', 'নভে', 'ডিসে'],
    date: '{day} {month} {year}',
    digits: { choice: 'bengali', zero: '০' },
    font: { family: 'Mela Bengali', sample: 'ম' },
  },
  EN: {
    decimal: '.',
    separator: ',',
    group: 2,
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    date: '{day} {month} {year}',
  },
}

export const isLanguage = (code: string | null): code is Language =>
  code !== null && Object.hasOwn(languages, code)

/** The codes of a table's languages that are written from right to left. */
export const rightToLeft = (table: Readonly<Record<string, Pick<Formats, 'dir'>>>) =>
  Object.keys(table).filter((code) => table[code]?.dir === 'rtl')

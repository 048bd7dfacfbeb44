/**
 * The platform's codes, each with its BCP 47 locale. A language is a row here and a file in locales/. The page lists
 * the merchant's languages itself, so that this table is in no script of the first view.
 */
export const locales = {
  BN: 'bn',
  EN: 'en',
  AR: 'ar',
  CN: 'zh-Hans',
  ES: 'es-419',
  FA: 'fa',
  FR: 'fr',
  HI: 'hi',
  ID: 'id',
  JA: 'ja',
  KM: 'km',
  KO: 'ko',
  LO: 'lo',
  MS: 'ms',
  MY: 'my',
  NE: 'ne',
  PT: 'pt-BR',
  RU: 'ru',
  SW: 'sw',
  TA: 'ta',
  TE: 'te',
  TH: 'th',
  TR: 'tr',
  TW: 'zh-Hant',
  UR: 'ur',
  UZ: 'uz',
  VI: 'vi',
} as const

export type Language = keyof typeof locales

/** Of a brand that names none. */
export const firstLanguage: Language = 'BN'

export const isLanguage = (code: string | null): code is Language =>
  code !== null && Object.hasOwn(locales, code)

export const isRightToLeft = (locale: string) => ['ar', 'fa', 'ur'].includes(locale)

/** How a language writes numbers, sums and dates (formatsOf.ts). */
export interface Formats {
  readonly decimal: string
  readonly separator: string
  /** Digits per group beyond the last three: two for lakh and crore, three for millions. */
  readonly group: 2 | 3
  /** "¤#" or "# ¤": the currency's sign and the number. */
  readonly money: string
  /** "# %" or "%#"; by default "#%". */
  readonly percent?: string
  readonly months: readonly string[]
  readonly date: string
  /** Left to right by default. */
  readonly dir?: 'rtl'
  /** The language's own digits: the name of CSS for a list that is numbered with them, and their zero. */
  readonly digits?: { readonly choice: string; readonly zero: string }
  /** A web font for phones without one, and a letter that only such a font has. */
  readonly font?: { readonly family: string; readonly sample: string }
}

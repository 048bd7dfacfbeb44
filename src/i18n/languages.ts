/** The interface languages by the platform's codes, each with its locale and its own name. */
export const languages = {
  BN: { locale: 'bn', name: 'বাংলা' },
  EN: { locale: 'en', name: 'English' },
} as const

export type Language = keyof typeof languages

export const isLanguage = (code: string | null): code is Language =>
  code !== null && Object.hasOwn(languages, code)

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])
export const directionOf = (locale: string) => (rightToLeft.has(locale) ? 'rtl' : 'ltr')

import { languages } from '#i18n/languages.ts'

/** For `lang`: the language of a text from the platform, by its letters. */
export const langOf = (text: string) =>
  Object.values(languages).find(({ letter }) => letter.test(text))?.locale

import { languages } from '../languages.ts'

/** For `lang`: the language that a text of the platform's is in, by its letters. */
export const langOf = (text: string) =>
  Object.values(languages).find(({ letter }) => letter.test(text))?.locale

import type { Language } from './languages.ts'

/** What the languages call themselves; the build writes it from the locale data. */
declare const LANGUAGE_NAMES: Readonly<Record<Language, string>>

const names = LANGUAGE_NAMES

export const languageNameOf = (language: Language) => names[language]

/** For a small button: "বাং", "EN". */
export function shortNameOf(language: Language) {
  const name = languageNameOf(language)
  if (/^\p{Script=Latin}/u.test(name)) return language
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)
  return first?.segment ?? language
}

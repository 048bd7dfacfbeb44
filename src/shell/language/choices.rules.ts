import { plainText } from '#api/typed/text.ts'
import { type Language, locales } from '#i18n/languages.ts'
import { languageNameOf } from '#i18n/names.ts'

interface Known {
  readonly current: Language
  readonly offered: readonly Language[]
  /** The browser's languages, in its order of preference. */
  readonly browser: readonly Language[]
  /** The merchant's main languages. */
  readonly main: readonly Language[]
  /** The player's region, as the platform sees it: "BD"; empty if it does not say. */
  readonly country: string
}

/** The likely languages, most likely first, then all others by name. */
export function inGroups({ current, offered, browser, main, country }: Known) {
  const ofCountry = offered.filter(
    (code) => new Intl.Locale(locales[code]).maximize().region === country.toUpperCase(),
  )
  const likely = [...new Set([current, ...browser, ...main, ...ofCountry])].filter((code) =>
    offered.includes(code),
  )
  const order = new Intl.Collator(locales[current])
  const others = offered
    .filter((code) => !likely.includes(code))
    .toSorted((one, other) => order.compare(languageNameOf(one), languageNameOf(other)))
  return { likely, others }
}

const accents = /[\u0300-\u036f]/g

/** Removes accents, which people leave out: "espanol" finds "español". */
const plain = (text: string) =>
  plainText(text).normalize('NFD').replace(accents, '').toLowerCase().trim()

const isWord = (text: string | undefined): text is string => text !== undefined

function namesIn(locale: string, languages: readonly Language[]) {
  const kinds = ['dialect', 'standard'] as const
  const known = kinds.map(
    (languageDisplay) =>
      new Intl.DisplayNames(locale, { type: 'language', fallback: 'none', languageDisplay }),
  )
  return new Map(
    languages.map((code) => [code, known.map((names) => names.of(locales[code])).filter(isWord)]),
  )
}

/**
 * Finds a language by its code, BCP 47 tag, own name and names in some languages; if none matches, by its names in
 * all offered languages.
 */
export function languageFinder(offered: readonly Language[], current: Language) {
  const first = [...new Set([locales[current], locales.EN, locales.BN])]
  const wordsFrom = (sources: readonly string[]) => {
    const named = sources.map((locale) => namesIn(locale, offered))
    return new Map(
      offered.map((code) => {
        const own = [code, locales[code], languageNameOf(code)]
        return [code, [...own, ...named.flatMap((names) => names.get(code) ?? [])].map(plain)]
      }),
    )
  }
  let [few, all]: (ReadonlyMap<Language, readonly string[]> | undefined)[] = []
  return (typed: string): readonly Language[] => {
    const text = plain(typed)
    few ??= wordsFrom(first)
    const found = matching(few, text)
    if (found.length > 0) return found
    all ??= wordsFrom(offered.map((code) => locales[code]))
    return matching(all, text)
  }
}

/** Shorter words are codes, which many texts contain. */
const minLetters = 3

/**
 * Ranks a word that equals the text first, then one that begins with it, then one that contains it or is contained in
 * it.
 */
function matching(words: ReadonlyMap<Language, readonly string[]>, text: string) {
  const kinds = [
    (word: string) => word === text,
    (word: string) => word.startsWith(text),
    (word: string) => word.includes(text),
    (word: string) => word.length >= minLetters && text.includes(word),
  ]
  const found = kinds.flatMap((isSame) =>
    [...words].filter(([, own]) => own.some(isSame)).map(([code]) => code),
  )
  return [...new Set(found)]
}

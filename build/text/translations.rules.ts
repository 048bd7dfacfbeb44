/** A message in English and in another language; empty if it is not translated. */
export interface Entry {
  readonly source: string
  readonly translation: string
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(String)
const slotsOf = (text: string) => found(text, /\{\w+(?=[,}])|<\/?\d+\/?>/g)

/** A language with a single plural form may omit placeholders that only select the form. */
function keepsSlots({ source, translation }: Entry) {
  const [asked, given] = [slotsOf(source), slotsOf(translation)]
  const choosers = found(source, /\{\w+(?=, plural)/g)
  const needed = asked.filter((slot) => !choosers.includes(slot))
  return needed.every((slot) => given.includes(slot)) && given.every((slot) => asked.includes(slot))
}

/** A plural has exactly the forms of the language; `=0` may be added. */
function hasForms(locale: string, { translation }: Entry) {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const given = new Set(found(translation, /(?<=[\s,}])(?:zero|one|two|few|many|other)(?=\s*\{)/g))
  return given.size === 0 || (given.size === forms.length && forms.every((form) => given.has(form)))
}

/** Faults that prevent the build, one sentence each. */
export function translationProblems(locale: string, entries: readonly Entry[]): readonly string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.join(', ')
  const said = entries.filter(({ translation }) => translation !== '')
  const named = ({ source, translation }: Entry) => `${locale}.po: “${source}” is “${translation}”`
  return [
    ...said
      .filter((entry) => !keepsSlots(entry))
      .map((entry) => `${named(entry)}, which has other placeholders.`),
    ...said
      .filter((entry) => !hasForms(locale, entry))
      .map((entry) => `${named(entry)}, but the plural forms of the language are ${forms}.`),
  ]
}

/** Messages without a translation in a language. */
export const missingIn = (entries: readonly Entry[]) =>
  entries.filter(({ translation }) => translation === '').map(({ source }) => source)

/** The largest share of messages that a released language may lack. */
const mostMissing = 0.02

/** Why a merchant's language cannot be released, with every message it lacks. */
export function releaseProblem(locale: string, entries: readonly Entry[]): readonly string[] {
  const missing = missingIn(entries)
  if (missing.length <= mostMissing * entries.length) return []
  const texts = missing.map((source) => `\n  ${source}`).join('')
  return [`${locale}.po lacks ${missing.length} of ${entries.length} messages:${texts}`]
}

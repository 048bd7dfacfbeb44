interface Languages {
  readonly languages: readonly string[]
  readonly moreLanguages?: readonly string[] | undefined
  readonly defaultLanguage?: string | undefined
}

/** All languages of the merchant, its default first. */
export const offeredOf = ({ languages, moreLanguages = [], defaultLanguage }: Languages) => [
  ...new Set([...(defaultLanguage ? [defaultLanguage] : []), ...languages, ...moreLanguages]),
]

const repeated = (codes: readonly string[]) =>
  codes.filter((code, place) => codes.indexOf(code) < place)

/** One sentence per problem; `place` is the path before a key. */
export function languageProblems(
  place: string,
  { languages, moreLanguages = [], defaultLanguage }: Languages,
) {
  const twice = repeated(languages).map((code) => `languages names ${code} twice`)
  const twiceMore = repeated(moreLanguages).map((code) => `moreLanguages names ${code} twice`)
  const both = languages
    .filter((code) => moreLanguages.includes(code))
    .map((code) => `moreLanguages names ${code}, which is in languages`)
  const isListed =
    defaultLanguage === undefined || [...languages, ...moreLanguages].includes(defaultLanguage)
  const lost = isListed
    ? []
    : [`defaultLanguage is ${defaultLanguage}, which is in neither languages nor moreLanguages`]
  return [...twice, ...twiceMore, ...both, ...lost].map((problem) => `${place}${problem}.`)
}

export interface Names {
  readonly en: string
  readonly bn: string
}

/** Bengali, or else English. */
export const inLanguage = (language: string, [english, bengali]: readonly [string, string]) =>
  language.toUpperCase() === 'BN' ? bengali : english

interface Told {
  readonly title_en: string
  readonly title_bn: string
  readonly content_en: string
  readonly content_bn: string
}

/** Title and content of a row that has both languages. */
export const toldIn = (language: string, row: Told) => ({
  title: inLanguage(language, [row.title_en, row.title_bn]),
  content: inLanguage(language, [row.content_en, row.content_bn]),
})

export const localised = (language: string, { en, bn }: Names) => inLanguage(language, [en, bn])

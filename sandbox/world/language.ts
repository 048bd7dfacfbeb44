export interface Names {
  readonly en: string
  readonly bn: string
}

/** Bengali, or else English. */
export const inLanguage = (language: string, [english, bengali]: readonly [string, string]) =>
  language.toUpperCase() === 'BN' ? bengali : english

export const localised = (language: string, { en, bn }: Names) => inLanguage(language, [en, bn])

export interface Names {
  readonly en: string
  readonly bn: string
}

/** Bengali, or else English. */
export const localised = (language: string, { en, bn }: Names) =>
  language.toUpperCase() === 'BN' ? bn : en

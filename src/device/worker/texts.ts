/** Where the worker keeps the languages that are spoken on this phone. */
export const textCache = 'texts'

/** In a build: the text of the first view in one language, which is named LOCALE-MARK, and of all that comes later. */
export const firstText = (file: string) => `/assets/text-${file}.js`
export const laterText = (file: string) => `/assets/text-${file}.json`

/** The page's list of its languages, as the build writes it. */
const list = /<script type="application\/json" id="languages">([^<]*)</

/** The names of all texts that a page lists. */
export function textsIn(html: string): string[] {
  const [, listed = '{}'] = list.exec(html) ?? []
  const files: Readonly<Record<string, string>> = JSON.parse(listed)
  return Object.values(files)
}

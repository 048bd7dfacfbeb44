export const textCache = 'texts'

/** `file` is LOCALE-HASH. In a build only: the text of the first view, and that of all later chunks. */
export const firstText = (file: string) => `/assets/text-${file}.js`
export const laterText = (file: string) => `/assets/text-${file}.json`

const list = /<script type="application\/json" id="languages">([^<]*)</

export function textsIn(html: string): string[] {
  const [, listed = '{}'] = list.exec(html) ?? []
  const files: Readonly<Record<string, string>> = JSON.parse(listed)
  return Object.values(files)
}

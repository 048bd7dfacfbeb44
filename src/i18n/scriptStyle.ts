/** The heights of lines, in rem, that letters with marks above and below need. */
const tall = {
  display: 3.25,
  h1: 2.625,
  h2: 2.125,
  title: 1.875,
  body: 1.8125,
  small: 1.5625,
  micro: 1.4375,
}

const tallLines = Object.entries(tall)
  .map(([size, height]) => `--line-${size}:${height}rem`)
  .join(';')

const declarations: Readonly<Record<string, string>> = {
  ja: 'word-break:auto-phrase',
  km: tallLines,
  ko: 'word-break:keep-all',
  my: tallLines,
  ur: `${tallLines};--font:'Noto Nastaliq Urdu','Urdu Typesetting',system-ui,sans-serif`,
}

/**
 * What the style of every page does not know about the script of a locale: a sheet that comes with the language's text.
 * In the layer of the tokens, which it replaces.
 */
export function scriptStyleOf(locale: string) {
  const own = declarations[locale]
  return own && `@layer tokens{:root:lang(${locale}){${own}}}`
}

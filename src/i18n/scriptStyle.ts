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
  ur: `${tallLines};--line-tight:1.9;--font:Nastaliq,'Mela Bengali',system-ui,sans-serif`,
}

/** The phone's own font for Urdu, for the letters alone: it writes digits unlike other fonts. */
const face = (weights: string, ...names: readonly string[]) =>
  `@font-face{font-family:Nastaliq;font-weight:${weights};src:${names.map((name) => `local('${name}')`).join()};unicode-range:U+600-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFF}`

const faces: Readonly<Record<string, string>> = {
  ur:
    face(
      '400 500',
      'Noto Nastaliq Urdu',
      'Noto Nastaliq Urdu Regular',
      'NotoNastaliqUrdu',
      'NotoNastaliqUrdu-Regular',
      'Urdu Typesetting',
    ) +
    face(
      '600 700',
      'Noto Nastaliq Urdu Bold',
      'NotoNastaliqUrdu-Bold',
      'Noto Nastaliq Urdu',
      'Urdu Typesetting',
    ),
}

/**
 * What the style of every page does not know about the script of a locale: a sheet that comes with the language's text.
 * In the layer of the tokens, which it replaces.
 */
export function scriptStyleOf(locale: string) {
  const own = declarations[locale]
  return own && `${faces[locale] ?? ''}@layer tokens{:root:lang(${locale}){${own}}}`
}

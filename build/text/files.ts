import { createHash } from 'node:crypto'
import type { Formats } from '#i18n/languages.ts'
import { scriptStyleOf } from '#i18n/scriptStyle.ts'
import type { Texts } from './messages.ts'

interface Language {
  readonly locale: string
  readonly texts: Texts
  readonly formats: Formats
  /** The script with the words of the page; undefined if the page itself contains them. */
  readonly words: string | undefined
}

interface TextFiles {
  /** LOCALE-HASH, as the page lists it. */
  readonly name: string
  readonly all: readonly (readonly [fileName: string, source: string])[]
}

/**
 * The files of a language: the texts with the given ids, all other texts, and the words of the page if it does not
 * contain them.
 */
export function filesOf(language: Language, firstIds: ReadonlySet<string>): TextFiles {
  const { locale, texts, formats, words } = language
  const { first = [], later = [] } = Object.groupBy(Object.entries(texts), ([id]) =>
    firstIds.has(id) ? 'first' : 'later',
  )
  const style = styling(scriptStyleOf(locale))
  const sources = {
    '.js': `export const locale='${locale}',formats=${JSON.stringify(formats)},${listed(first)}${style}`,
    '-later.js': `export const ${listed(later)}`,
    ...(words && { '-page.js': `${words}${style}` }),
  }
  const name = `${locale}-${markOf(Object.values(sources).join())}`
  const all = Object.entries(sources).map(
    ([end, source]) => [`text-${name}${end}`, source] as const,
  )
  return { name, all }
}

/** Added to both files that may load first; running it a second time changes nothing. */
const styling = (style: string | undefined) =>
  style
    ? `;{const sheet=new CSSStyleSheet;sheet.replaceSync(${JSON.stringify(style)});document.adoptedStyleSheets.push(sheet)}`
    : ''

const listed = (texts: readonly (readonly [string, unknown])[]) =>
  `messages=${JSON.stringify(Object.fromEntries(texts))}`

const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 7)

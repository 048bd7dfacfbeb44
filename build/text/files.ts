import { createHash } from 'node:crypto'
import type { Formats } from '#i18n/languages.ts'
import type { Texts } from './messages.ts'

interface TextFiles {
  /** LOCALE-HASH, as the page lists it. */
  readonly name: string
  readonly all: readonly (readonly [fileName: string, source: string])[]
}

/** The two files of a language: `first` has the texts whose ids are given, `later` all others. */
export function filesOf(
  locale: string,
  texts: Texts,
  firstIds: ReadonlySet<string>,
  formats: Formats | undefined,
): TextFiles {
  const { first = [], later = [] } = Object.groupBy(Object.entries(texts), ([id]) =>
    firstIds.has(id) ? 'first' : 'later',
  )
  const own = `export const locale='${locale}',formats=${JSON.stringify(formats)},${listed(first)}`
  const others = `export const ${listed(later)}`
  const name = `${locale}-${markOf(own + others)}`
  return {
    name,
    all: [
      [`text-${name}.js`, own],
      [`text-${name}-later.js`, others],
    ],
  }
}

const listed = (texts: readonly (readonly [string, unknown])[]) =>
  `messages=${JSON.stringify(Object.fromEntries(texts))}`

const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 7)

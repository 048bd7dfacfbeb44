import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const locales = join(import.meta.dirname, '../../src/i18n/locales')

export interface CatalogEntry {
  readonly source: string
  readonly translation: string
  /** For translators. */
  readonly comments: readonly string[]
}

const read = new Map<string, readonly CatalogEntry[]>()

/** The entries of a .po file, with multi-line strings joined. */
export function catalogEntriesOf(file: string): readonly CatalogEntry[] {
  const entries = read.get(file) ?? parsed(file)
  read.set(file, entries)
  return entries
}

function parsed(file: string): CatalogEntry[] {
  const blocks = readFileSync(join(locales, file), 'utf8').split('\n\n').slice(1)
  return blocks.map((block) => {
    const [head = '', translation = ''] = block.split('\nmsgstr ')
    const comments = head.split('\n').filter((line) => /^#\. (?!placeholder )/.test(line))
    return {
      source: textOf(head.split('msgid ')[1] ?? ''),
      translation: textOf(translation),
      comments,
    }
  })
}

const textOf = (quoted: string) =>
  [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('')

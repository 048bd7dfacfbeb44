import { relative } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { type Formats, formats, languages } from '#i18n/languages.ts'
import { merchantOf } from '#build/brand/brand.ts'
import { filesOf } from './files.ts'
import { type Source, readMessages } from './messages.ts'

interface Table {
  readonly languages: Readonly<Record<string, { readonly locale: string }>>
  readonly formats: Readonly<Record<string, Formats>>
}

/** The entry, home and the lists: the text of these and of what they import is in the first of the two files. */
const firstRoots = ['src/main.ts', 'src/routes/-home', 'src/routes/m/(games)/-lobby']

/**
 * Keeps text out of scripts: each language has two files, and the page lists its merchant's languages with a hash of
 * each one's text, so that a new language or text changes no script.
 */
export function catalogs(table: Table = { languages, formats }): Plugin {
  let config: ResolvedConfig
  let source: Source
  const texts = new Map(
    Object.entries(table.languages).map(([code, { locale }]) => [code, `${locale}-0000000`]),
  )
  return {
    name: 'mela:catalogs',
    configResolved: (resolved) => void (config = resolved),
    buildStart: async () => {
      if (config.command === 'build') source = await readMessages(config.root)
    },
    generateBundle() {
      const fileOf = (id: string) => relative(config.root, id.replace(/\?.*/, ''))
      const isRoot = (id: string) => firstRoots.some((root) => fileOf(id).startsWith(root))
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const first = reach([...this.getModuleIds()].filter(isRoot), importsOf)
      const firstIds = new Set([...first].flatMap((id) => source.idsOf(fileOf(id))))
      for (const [code, { locale }] of Object.entries(table.languages)) {
        const files = filesOf(locale, source.textsOf(locale), firstIds, table.formats[code])
        texts.set(code, files.name)
        for (const [name, text] of files.all)
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: text })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<!--languages-->', () => listing(config.root, texts)),
    },
  }
}

/** The modules that these import statically, and they themselves. */
function reach(
  ids: readonly string[],
  importsOf: (id: string) => readonly string[],
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const id of ids) if (!found.has(id)) reach(importsOf(id), importsOf, found.add(id))
  return found
}

function listing(root: string, texts: ReadonlyMap<string, string>): string {
  const listed = merchantOf(root).languages.map((code) => {
    const text = texts.get(code)
    if (!text) throw new Error(`merchant.json names ${code}, which is not in languages.ts`)
    return [code, text]
  })
  return `<script type="application/json" id="languages">${JSON.stringify(Object.fromEntries(listed))}</script>`
}

import { relative } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { type Formats, formats, languages } from '#i18n/languages.ts'
import { merchantOf } from '#build/brand/brand.ts'
import { filesOf, namingChunks } from './files.ts'
import { shortIds, shortening } from './ids.ts'
import { type Source, readMessages } from './messages.ts'
import { partition } from './partition.rules.ts'

interface Table {
  readonly languages: Readonly<Record<string, { readonly locale: string }>>
  readonly formats: Readonly<Record<string, Formats>>
}

/** Replaces Vite's helper, which does not load text. */
const helper = `export { __vitePreload } from '/src/shell/prerender/laterScript.ts'`

/**
 * Keeps text out of scripts: the page lists its merchant's languages with a hash of each one's text, so that a new
 * language or text changes no script. README.md lists the files.
 */
export function catalogs(table: Table = { languages, formats }): Plugin {
  let config: ResolvedConfig
  let source: Source
  let short: ReadonlyMap<string, string>
  const texts = new Map(
    Object.entries(table.languages).map(([code, { locale }]) => [code, `${locale}-0000000`]),
  )
  return {
    name: 'mela:catalogs',
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    buildStart: async () => {
      if (config.command !== 'build') return
      source = await readMessages(config.root)
      short = shortIds(source.ids)
    },
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
    renderChunk(code) {
      const shorter = shortening(code, short)
      return { code: shorter.toString(), map: shorter.generateMap({ hires: 'boundary' }) }
    },
    generateBundle(_, bundle) {
      const parts = partition(chunksOf(bundle, config.root, source))
      for (const [code, { locale }] of Object.entries(table.languages)) {
        const files = filesOf(locale, source.textsOf(locale), parts, short, table.formats[code])
        texts.set(code, files.name)
        for (const [name, text] of files.all)
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: text })
      }
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = namingChunks(file.code, parts)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<!--languages-->', () => listing(config.root, texts)),
    },
  }
}

const chunksOf = (bundle: Rolldown.OutputBundle, root: string, { idsOf }: Source) =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, isEntry, imports, dynamicImports, moduleIds }) => {
      const files = new Set(moduleIds.map((id) => relative(root, id.replace(/\?.*/, ''))))
      return { fileName, isEntry, imports, dynamicImports, ids: [...files].flatMap(idsOf) }
    })

function listing(root: string, texts: ReadonlyMap<string, string>): string {
  const listed = merchantOf(root).languages.map((code) => {
    const text = texts.get(code)
    if (!text) throw new Error(`merchant.json names ${code}, which is not in languages.ts`)
    return [code, text]
  })
  return `<script type="application/json" id="languages">${JSON.stringify(Object.fromEntries(listed))}</script>`
}

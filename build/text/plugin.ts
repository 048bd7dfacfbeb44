import { relative } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { merchantOf } from '#build/brand/brand.ts'
import { offeredOf } from '#build/brand/languages.ts'
import { formatsOf } from '#i18n/formatsOf.ts'
import { isLanguage, locales } from '#i18n/languages.ts'
import { pseudoLocales } from '#i18n/pseudo/pseudo.rules.ts'
import { filesOf } from './files.ts'
import { type Source, messagesOfBuild } from './messages.ts'

/** The entry, home and the lists: the first file has the text of these and of their imports. */
const firstRoots = ['src/main.ts', 'src/routes/-home', 'src/routes/-lists/']

/** Scripts with the page's words in languages that the page does not contain, keyed by locale. */
type PageWords = () => Promise<Readonly<Record<string, string>>>

/**
 * Keeps text out of scripts. Each language has its own files, and the page lists the merchant's languages with a hash
 * of each one's text, so that a new language or text changes no script.
 */
export function catalogs(wordsOfPage: PageWords): Plugin {
  let config: ResolvedConfig
  let source: Source
  const names = new Map<string, string>()
  return {
    name: 'mela:catalogs',
    configResolved: (resolved) => {
      config = resolved
      const pseudo = resolved.command === 'serve' ? Object.entries(pseudoLocales) : []
      for (const [code, locale] of [...offeredIn(config.root), ...pseudo])
        names.set(code, `${locale}-0000000`)
    },
    buildStart: async () => {
      if (config.command === 'build') source = await messagesOfBuild(config.root)
    },
    async generateBundle() {
      const fileOf = (id: string) => relative(config.root, id.replace(/\?.*/, ''))
      const isRoot = (id: string) => firstRoots.some((root) => fileOf(id).startsWith(root))
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const first = reach([...this.getModuleIds()].filter(isRoot), importsOf)
      const firstIds = new Set([...first].flatMap((id) => source.idsOf(fileOf(id))))
      const words = await wordsOfPage()
      for (const [code, locale] of offeredIn(config.root)) {
        const texts = source.textsOf(locale)
        const language = { locale, texts, formats: formatsOf(locale), words: words[locale] }
        const files = filesOf(language, firstIds)
        names.set(code, files.name)
        for (const [name, text] of files.all)
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: text })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<!--languages-->', () => listing(names)),
    },
  }
}

/** These modules and those that they import statically. */
function reach(
  ids: readonly string[],
  importsOf: (id: string) => readonly string[],
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const id of ids) if (!found.has(id)) reach(importsOf(id), importsOf, found.add(id))
  return found
}

/** The merchant's languages with their locales, its default first. Throws if the table lacks one. */
function offeredIn(root: string) {
  return offeredOf(merchantOf(root)).map((code) => {
    if (!isLanguage(code))
      throw new Error(`merchant.json names ${code}, which is not in languages.ts`)
    return [code, locales[code]] as const
  })
}

const listing = (names: ReadonlyMap<string, string>) =>
  `<script type="application/json" id="languages">${JSON.stringify(Object.fromEntries(names))}</script>`

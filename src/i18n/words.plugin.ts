import { readFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin, ResolvedConfig } from 'vite'

type Messages = Readonly<Record<string, unknown>>

interface Catalog {
  readonly locale: string
  readonly messages: Messages
  readonly filesOf: (id: string) => readonly string[]
}

const prefix = '\0words:'

/**
 * In a build the catalogs keep the words of the first view alone;
 * what comes later brings its words along, in every language, so that a catalog does not grow with each screen.
 */
export function words(): Plugin {
  let config: ResolvedConfig
  let catalogs: readonly Catalog[] = []
  let first: ReadonlySet<string> = new Set()
  const said = (file: string) => {
    const own = catalogs.map(({ locale, messages, filesOf }) => {
      const ids = Object.keys(messages).filter(
        (id) => filesOf(id).includes(file) && !isFirst(filesOf(id)),
      )
      return [locale, Object.fromEntries(ids.map((id) => [id, messages[id]]))] as const
    })
    return own.some(([, messages]) => Object.keys(messages).length > 0) && Object.fromEntries(own)
  }
  const isFirst = (files: readonly string[]) => files.some((file) => first.has(file))
  return {
    name: 'mela:words',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    buildStart: async () => {
      catalogs = await readCatalogs(config.root)
      first = firstView(config.root)
    },
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const words = JSON.stringify(said(id.slice(prefix.length)))
      return `import { addWords } from '/src/i18n/words.ts'\naddWords(${words})`
    },
    transform(code, id) {
      const file = relative(config.root, id)
      const catalog = catalogs.find(({ locale }) => file === `src/i18n/locales/${locale}.po`)
      if (catalog) {
        const kept = Object.entries(catalog.messages).filter(([key]) =>
          isFirst(catalog.filesOf(key)),
        )
        return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`
      }
      return said(file) ? `${code}\nimport '${prefix}${file}'` : undefined
    },
  }
}

async function readCatalogs(root: string): Promise<Catalog[]> {
  const lingui = getConfig({ cwd: root })
  const [catalog] = await getCatalogs(lingui)
  if (!catalog) throw new Error('There is no catalog')
  return Promise.all(
    lingui.locales.map(async (locale) => {
      const entries = (await catalog.read(locale)) ?? {}
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: {},
        sourceLocale: lingui.sourceLocale,
      })
      const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' })
      return {
        locale,
        messages: JSON.parse(source).messages,
        filesOf: (id) => (entries[id]?.origin ?? []).map(([file]) => file),
      }
    }),
  )
}

const staticImport = /^(?:im|ex)port (?!type )(?:[^'"]*? from )?'(\.[^']+)'/gm

/** All files that the entry imports, one from the other; a route that splits brings its screen later. */
function firstView(root: string, file = 'src/main.tsx', found = new Set<string>()) {
  found.add(file)
  const source = /\.tsx?$/.test(file) ? readFileSync(join(root, file), 'utf8') : ''
  const isSplit = file.startsWith('src/routes/m/') && !source.includes('codeSplitGroupings: []')
  for (const [, path = ''] of isSplit ? [] : source.matchAll(staticImport)) {
    // The generated route tree alone leaves the extension out.
    const imported = join(dirname(file), extname(path) ? path : `${path}.tsx`)
    if (!found.has(imported)) firstView(root, imported, found)
  }
  return found
}

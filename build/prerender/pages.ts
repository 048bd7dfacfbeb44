import { basename, join } from 'node:path'
import { type Rolldown, build } from 'vite'
import { scopedName, sheetsIn } from './classNames.ts'
import type { Page } from './rendering.rules.ts'
import { splitWide } from './wideStyle.ts'

type Bundle = Rolldown.OutputBundle
type Reads = Readonly<Record<string, unknown>>

type Known = Readonly<Record<string, unknown>>

/** `known` becomes constants of the script. */
export async function inlineScript(root: string, file: string, known: Known = {}) {
  const code = await scriptOf(root, join(root, 'src/page/inline', file), known)
  return `<script id="${basename(file, '.inline.ts')}">${code}</script>`
}

/** Bundles a script and its imports into one file. */
export async function scriptOf(root: string, entry: string, known: Known = {}) {
  const define = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define,
    css: { modules: { generateScopedName: scopedName } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: '_' },
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  return chunk?.code.trim() ?? ''
}

/** Screens of more than one route. */
const shared: Readonly<Record<string, string>> = {
  list: 'routes/-lists/homeLobby.tsx',
  lobby: 'routes/-lists/lobby.tsx',
  all: 'routes/-lists/lobby.tsx',
}

export function chunksOf(html: string, bundle: Bundle, reads: Reads, pages: readonly Page[]) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holding = (part: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(part)))?.fileName
  const entry = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].at(-1)?.[1]
  if (!entry) throw new Error('The page has no entry')
  const screenOf = (name: string) => {
    const page = pages.find(({ layout }) => layout === name)
    return holding(shared[name] ?? `routes${page?.id}.tsx?tsr-split=`)
  }
  const first = [...staticImports(bundle, entry), entry]
  /** Their names in /assets/, without those of the first view. */
  const filesOf = (chunks: readonly (string | undefined)[], hasFirstText = false) => {
    const own = chunks.filter((chunk) => chunk !== undefined)
    const all = new Set(own.flatMap((chunk) => [chunk, ...staticImports(bundle, chunk)]))
    const later = [...all].filter((file) => !first.includes(file))
    const texts = hasFirstText ? [] : ['assets/text-LANG-later.js']
    const files = new Set([
      ...later,
      ...later.flatMap((file) => styleSheets(bundle, file)),
      ...texts,
    ])
    return [...files].map((file) => file.slice('assets/'.length))
  }
  const needs = Object.entries(reads).map(([name, addresses]) => [
    name,
    { files: filesOf([screenOf(name)], name === 'home' || name in shared), reads: addresses },
  ])
  return {
    ENTRY: `/${entry}`,
    LIBRARIES: first.slice(0, -1).map((file) => `/${file}`),
    NEEDS: Object.fromEntries(needs),
    NEXT: filesOf(['actions/actions.', 'promotions/banners/BannerSlide'].map(holding)),
    OFFER: filesOf(['actions/actions.', 'launch/demo/DemoSheet.'].map(holding)),
  }
}

function styleSheets(bundle: Bundle, file: string): readonly string[] {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
}

function staticImports(
  bundle: Bundle,
  file: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk') return found
  for (const imported of chunk.imports)
    if (!found.has(imported)) staticImports(bundle, imported, found.add(imported))
  return found
}

/**
 * Moves the entry's CSS into the page and leaves the rules for wide screens in their file. Throws if a sheet that the
 * page's boxes need is not in the entry.
 */
export function styleOf(bundle: Bundle, entry: string, boxes: string) {
  const [file = ''] = styleSheets(bundle, entry.slice(1))
  const own = bundle[file]
  if (own?.type !== 'asset') throw new Error('The first view has no style sheet')
  const { narrow, wide } = splitWide(String(own.source))
  const missing = sheetsIn(boxes).filter((sheet) => !narrow.includes(`.${sheet}-`))
  if (missing.length > 0) throw new Error(`src/page/sheets.ts lacks ${missing.join(', ')}`)
  own.source = wide
  return { narrow, wide: own.fileName }
}

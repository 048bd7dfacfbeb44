import { basename, join } from 'node:path'
import { minify } from 'terser'
import { type Rolldown, build } from 'vite'
import { scopedName } from './classNames.ts'
import { hasFirstText } from '#shell/route/layouts.ts'
import type { Page } from './rendering.rules.ts'
import { splitWide } from './wideStyle.ts'

type Bundle = Rolldown.OutputBundle
type Reads = Readonly<Record<string, unknown>>

type Known = Readonly<Record<string, unknown>>

/** `known` becomes constants of the script. */
export async function inlineScript(root: string, file: string, known: Known = {}) {
  const code = await scriptOf(root, join(root, 'src/shell/prerender', file), known)
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
  const { code = '' } = await minify(chunk?.code ?? '', terse)
  return code.replace(/;$/, '')
}

/** Terser saves 0.9 kB of the first view over the bundler's own minifier. */
const terse = { compress: { passes: 3 } }

/** Screens of more than one route. */
const shared: Readonly<Record<string, string>> = {
  list: 'routes/-homeLobby.tsx',
  lobby: 'routes/m/(games)/-lobby.tsx',
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
  const files: string[] = []
  /** Their places in `files`: a screen's list repeats most of another's. */
  const placesOf = (chunks: readonly (string | undefined)[], hasFirstText = false) => {
    const own = chunks.filter((chunk) => chunk !== undefined)
    const all = new Set(own.flatMap((chunk) => [chunk, ...staticImports(bundle, chunk)]))
    const later = [...all].filter((file) => !first.includes(file))
    return [...later, ...(hasFirstText ? [] : ['assets/text-LANG-later.js'])].map((file) => {
      const name = file.slice('assets/'.length, -'.js'.length)
      return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
    })
  }
  const needs = Object.entries(reads).map(([name, addresses]) => [
    name,
    { chunks: placesOf([screenOf(name)], hasFirstText(name)), reads: addresses },
  ])
  return {
    ENTRY: `/${entry}`,
    LIBRARIES: first.slice(0, -1).map((file) => `/${file}`),
    NEEDS: Object.fromEntries(needs),
    NEXT: placesOf(['launch/actions.', 'promotions/banners/BannerSlide'].map(holding)),
    OFFER: placesOf(['launch/actions.', 'launch/demo/DemoSheet.'].map(holding)),
    FILES: files,
  }
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

/** The comment makes Chrome compile the whole file on a background thread while it loads. */
export async function finishFirstView(bundle: Bundle, files: readonly string[]) {
  for (const file of files) {
    const chunk = bundle[file.slice(1)]
    if (chunk?.type !== 'chunk') continue
    const map = bundle[`${chunk.fileName}.map`]
    const small = await minify(chunk.code, {
      ...terse,
      module: true,
      format: { preamble: '//# allFunctionsCalledOnLoad' },
      ...(map?.type === 'asset' && {
        sourceMap: { content: String(map.source), includeSources: true },
      }),
    })
    if (small.code) chunk.code = small.code
    if (map?.type === 'asset' && typeof small.map === 'string') map.source = small.map
  }
}

const nameOf = (css: string) => /\.(\w+-)/.exec(css)?.[1] ?? ''

/**
 * Moves the entry's CSS into the page, adding the sheets only the prerender uses, and leaves the rules for wide
 * screens in their file. A sheet is identified by its name, which prefixes its classes.
 */
export function styleOf(bundle: Bundle, entry: string, sheets: readonly string[]) {
  const chunk = bundle[entry.slice(1)]
  const [file = ''] = chunk?.type === 'chunk' ? (chunk.viteMetadata?.importedCss ?? []) : []
  const own = bundle[file]
  if (own?.type !== 'asset') throw new Error('The first view has no style sheet')
  forget(bundle, own.fileName)
  const style = String(own.source).trim()
  const missing = sheets.filter((sheet) => !style.includes(`.${nameOf(sheet)}`))
  forgetWhole(bundle, missing.map(nameOf))
  const { narrow, wide } = splitWide(style + missing.map(squeezed).join(''))
  own.source = wide
  return { narrow, wide: own.fileName }
}

const squeezed = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,<>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')

/** Deletes CSS files whose sheets are all inlined in the page. */
function forgetWhole(bundle: Bundle, names: readonly string[]) {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
    const used = String(file.source).match(/(?<=\.)[A-Z]\w*-/gi) ?? []
    if (used.length === 0 || used.some((name) => !names.includes(name))) continue
    delete bundle[file.fileName]
    forget(bundle, file.fileName)
  }
}

/** Without this a chunk would wait for a sheet that no longer exists. */
function forget(bundle: Bundle, sheet: string) {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(sheet)
}

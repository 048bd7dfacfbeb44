/**
 * The current structure of the code: folders, lines and imports. `node
 * tests/architecture/structure.ts` writes the figures and the diagram into docs/architecture.md.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/architecture.md')
const top = ['src', 'sw', 'sandbox', 'build', 'production', 'tests']

const isTest = (file: string) =>
  /\.(test|spec|testing)\.tsx?$/.test(file) || file.startsWith('src/testing/')
const isGenerated = (file: string) => file.endsWith('.gen.ts') || file.includes('/locales/')

/** Every file of ours below the top folders, by its path from the root. */
export const files = top.flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !file.includes('node_modules')),
)

export const read = (file: string) => readFileSync(join(root, file), 'utf8')

const specifier = /(?:from|import)\s*\(?\s*'((?:#|\.\/)[^'?]+)/g

/** `#net/call.ts` is in src, `#sandbox/serve.ts` where its first folder says. */
function fileOf(name: string, importer: string) {
  if (name.startsWith('.')) return join(dirname(importer), name)
  const path = name.slice(1)
  return top.some((folder) => path.startsWith(`${folder}/`)) ? path : join('src', path)
}

/** The files of ours that this one imports, dynamic imports included. */
export const importsOf = (file: string) =>
  [...read(file).matchAll(specifier)].map(([, name = '']) => fileOf(name, file))

const scripts = files.filter((file) => /\.tsx?$/.test(file) && !isGenerated(file))

interface Edge {
  readonly from: string
  readonly to: string
}

const imports = scripts
  .filter((file) => !isTest(file))
  .flatMap((from) => importsOf(from).map((to) => ({ from, to })))

/** The imports between folders, as `folderOf` maps files to them; tests are left out. */
export function edges(folderOf: (file: string) => string | undefined): Edge[] {
  const found = new Map<string, Edge>()
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)]
    if (from && to && from !== to) found.set(`${from} ${to}`, { from, to })
  }
  return [...found.values()]
}

/** Pairs of folders that import each other. */
export const mutual = (all: readonly Edge[]) =>
  all
    .filter(({ from, to }) => from < to && all.some((back) => back.from === to && back.to === from))
    .map(({ from, to }) => `${from} <-> ${to}`)

/** How many files each folder directly contains. */
export function filesByFolder() {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return counts
}

const linesOf = (some: readonly string[]) =>
  some.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)

const topOf = (file: string) =>
  /^src\/\w+(?=\/)|^(?:sw|build|sandbox|production)(?=\/)/.exec(file)?.[0]

const idOf = (folder: string) => folder.replace('src/', '')

/** The imports between top folders, as drawn in docs/architecture.md. */
export function diagram() {
  const arrows = edges(topOf).map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`)
  return ['```mermaid', 'flowchart TD', ...arrows.sort(), '```'].join('\n')
}

function figures() {
  const rows = [...new Set(scripts.flatMap((file) => topOf(file) ?? []))].sort().map((folder) => {
    const own = files.filter((file) => file.startsWith(`${folder}/`) && !isGenerated(file))
    const code = own.filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    const styles = own.filter((file) => extname(file) === '.css')
    const tests = own.filter(isTest)
    const largest = Math.max(
      ...[...filesByFolder()].flatMap(([at, n]) => (`${at}/`.startsWith(`${folder}/`) ? n : [])),
    )
    return `| ${folder} | ${[code, styles, tests].map(linesOf).join(' | ')} | ${largest} |`
  })
  return [
    '| folder | lines of code | of style | of tests | files in its largest folder |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function renewed(text: string) {
  const put = (whole: string, name: string, made: string) =>
    whole.replace(
      new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`),
      (_, start, end) => `${start}\n\n${made}\n\n${end}`,
    )
  return put(put(text, 'diagram', diagram()), 'figures', figures())
}

if (import.meta.main) {
  writeFileSync(page, renewed(readFileSync(page, 'utf8')))
  const large = [...filesByFolder()].filter(([, count]) => count > 25)
  for (const [folder, count] of large) console.log(`${folder} holds ${count} files`)
}

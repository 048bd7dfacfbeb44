import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const top = ['src', 'sw', 'sandbox', 'build', 'production', 'tests']

const isTest = (file: string) =>
  /\.(test|spec|testing)\.tsx?$/.test(file) || file.startsWith('src/testing/')

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

interface Edge {
  readonly from: string
  readonly to: string
}

const imports = files
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  .flatMap((from) =>
    [...read(from).matchAll(specifier)].map(([, name = '']) => ({ from, to: fileOf(name, from) })),
  )

/** The imports between folders, as `folderOf` maps files to them; tests are left out. */
function edges(folderOf: (file: string) => string | undefined): Edge[] {
  const found = new Map<string, Edge>()
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)]
    if (from && to && from !== to) found.set(`${from} ${to}`, { from, to })
  }
  return [...found.values()]
}

/** Pairs of folders that import each other. */
export function mutual(folderOf: (file: string) => string | undefined) {
  const all = edges(folderOf)
  return all
    .filter(({ from, to }) => from < to && all.some((back) => back.from === to && back.to === from))
    .map(({ from, to }) => `${from} <-> ${to}`)
}

const linesOf = (file: string) => read(file).split('\n').length - 1
const sum = (lines: readonly number[]) => lines.reduce((total, each) => total + each, 0)

/** How large the code is, without styles and generated files. */
function figures() {
  const scripts = files.filter((file) => /(?<!\.gen)\.tsx?$/.test(file))
  const sizes = (...folders: readonly string[]) =>
    scripts.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
  const code = (folder: string) =>
    sizes(folder)
      .filter((file) => !isTest(file))
      .map(linesOf)
  const src = code('src')
  return {
    'lines of src, without tests': sum(src),
    'files of src with 25 lines or fewer, %': Math.round(
      (src.filter((lines) => lines <= 25).length / src.length) * 100,
    ),
    'lines of sandbox, without tests': sum(code('sandbox')),
    'lines of tests and production': sum(sizes('tests', 'production').map(linesOf)),
    'imports that climb two folders': sum(
      scripts.map((file) => [...read(file).matchAll(/from '\.\.\/\.\.\//g)].length),
    ),
  }
}

if (import.meta.main) console.table(figures())

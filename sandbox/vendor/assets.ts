import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join } from 'node:path'

export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly etag: string
}

const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const fonts = '../../public/fonts/'

/** Everything a game's page may ask for, by path; TypeScript goes out without its types. */
export function loadAssets(
  wanted = '{client,sheets}/**/*.{ts,css}',
  folder = '.',
): ReadonlyMap<string, Asset> {
  const files = globSync(wanted, { cwd: join(import.meta.dirname, folder) })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => [`/${path}`, `${folder}/${path}`] as const)
  const faces = globSync('*.woff2', { cwd: new URL(fonts, import.meta.url) }).map(
    (name) => [`/fonts/${name}`, fonts + name] as const,
  )
  return new Map([...files, ...faces].map(([path, file]) => [path, assetOf(file)]))
}

function assetOf(file: string): Asset {
  const body = readBody(new URL(file, import.meta.url))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, etag, type: types[extname(file)] ?? 'application/octet-stream' }
}

function readBody(file: URL): Uint8Array<ArrayBuffer> {
  const bytes = readFileSync(file)
  if (!file.pathname.endsWith('.ts')) return new Uint8Array(bytes)
  return new TextEncoder().encode(withoutTypes(bytes.toString()))
}

/** Node warns of the function as experimental at every start; the game's player need not know. */
function withoutTypes(source: string): string {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

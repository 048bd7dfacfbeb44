import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join } from 'node:path'
import { Hono } from 'hono'

type Asset = ReturnType<typeof assetAt>

const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const sandbox = join(import.meta.dirname, '..')
const scripts = '{vendor,lottery,chat}/{client,sheets}/**/*.{ts,css}'

const below = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder, exclude: ['**/*.test.ts'] }).map(
    (path) => [`/${path}`, join(folder, path)] as const,
  )

/** Serves scripts, styles and fonts of games, lotteries and chat; type annotations are removed. */
export function serveAssets(): Hono {
  const files = [...below(sandbox, scripts), ...below(join(sandbox, '../public'), 'fonts/*.woff2')]
  const assets = new Map(files.map(([path, file]): [string, Asset] => [path, assetAt(file)]))
  return new Hono().get('*', (c) => {
    const asset = assets.get(c.req.path)
    if (!asset) return c.notFound()
    c.header('ETag', asset.etag)
    c.header('Cache-Control', 'no-cache')
    if (c.req.header('If-None-Match') === asset.etag) return c.body(null, 304)
    return c.body(asset.body, 200, { 'Content-Type': asset.type })
  })
}

function assetAt(file: string) {
  const bytes = readFileSync(file)
  const body = new Uint8Array(
    file.endsWith('.ts') ? Buffer.from(withoutTypes(bytes.toString())) : bytes,
  )
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const type = types[extname(file)] ?? 'application/octet-stream'
  return { body, etag, type }
}

/** Hides Node's warning that the function is experimental. */
function withoutTypes(source: string): string {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

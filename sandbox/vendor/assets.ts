import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { bundleOf } from './bundle.ts'

interface Asset {
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly type: string
}

const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Seconds, as long as a ticket is valid: what was prefetched while a player decided is not
 * requested again.
 */
export const freshFor = 60

const sandbox = join(import.meta.dirname, '..')
const styles = '{vendor,lottery,chat}/client/**/*.css'
const scripts = '{vendor/client/games/*,lottery/client,chat/client}/main.ts'

const below = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((path) => [`/${path}`, join(folder, path)] as const)

/** Bundles each page's script into one file; serves styles and fonts as they are. */
export function serveAssets(): Hono {
  const ready = new Map(
    [...below(sandbox, styles), ...below(join(sandbox, '../public'), 'fonts/*.woff2')].map(
      ([path, file]): [string, Asset] => [path, assetOf(path, readFileSync(file))],
    ),
  )
  const entries = new Map<string, string>(below(sandbox, scripts))
  const bundled = new Map<string, Promise<Asset>>()
  const scriptAt = (path: string) => {
    const file = entries.get(path)
    if (file === undefined) return undefined
    const asset = bundled.get(path) ?? bundleOf(file).then((code) => assetOf(path, code))
    bundled.set(path, asset)
    return asset
  }
  return new Hono().get('*', async (c) => {
    const { path } = c.req
    const asset = ready.get(path) ?? joined(path, ready) ?? (await scriptAt(path))
    if (!asset) return c.notFound()
    c.header('ETag', asset.etag)
    c.header('Cache-Control', `max-age=${freshFor}`)
    if (c.req.header('If-None-Match') === asset.etag) return c.body(null, 304)
    return c.body(asset.body, 200, { 'Content-Type': asset.type })
  })
}

/**
 * `/styles/one,two` returns both as one file, because each request costs a round trip on a slow
 * network.
 */
function joined(path: string, ready: ReadonlyMap<string, Asset>): Asset | undefined {
  const names = /^\/styles\/(.+)$/.exec(path)?.[1]?.split(',') ?? []
  const parts = names.map((name) => ready.get(`/${name}.css`))
  const found = parts.flatMap((part) => (part ? [part.body] : []))
  return found.length > 0 && found.length === names.length
    ? assetOf('all.css', Buffer.concat(found))
    : undefined
}

function assetOf(path: string, content: string | Uint8Array): Asset {
  const body = new Uint8Array(Buffer.from(content))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, etag, type: types[extname(path)] ?? 'application/octet-stream' }
}

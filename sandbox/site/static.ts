import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { Context } from 'hono'
import { pageCaching } from '#build/site/headers.ts'
import { mediaTypeOf } from '#build/site/mediaType.ts'
import { type Encoding, compress, encodingFor, isCompressible } from '#build/site/compression.ts'

interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly as: (encoding: Encoding | null) => Promise<Uint8Array<ArrayBuffer>>
}

/** Loads the built app into memory: each file with its type, ETag, Cache-Control and encodings. */
export function loadStatic(folder: string): ReadonlyMap<string, StaticFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) !== '.br')
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => [path.slice(folder.length).split(sep).join('/'), loadFile(path)]),
  )
}

function loadFile(path: string): StaticFile {
  const bytes = new Uint8Array(readFileSync(path))
  const type = mediaTypeOf(path)
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  if (isFresh(`${path}.br`, path))
    encoded.set('br', Promise.resolve(new Uint8Array(readFileSync(`${path}.br`))))
  const encode = (encoding: Encoding) => {
    const made = compress(encoding, bytes, 5).then((buffer) => new Uint8Array(buffer))
    encoded.set(encoding, made)
    return made
  }
  return {
    type,
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    cacheControl: cachingOf(path),
    as: async (encoding) =>
      encoding && isCompressible(type) ? (encoded.get(encoding) ?? encode(encoding)) : bytes,
  }
}

/** A compressed file is used unless it is older than its source. */
const isFresh = (twin: string, path: string) =>
  existsSync(twin) && statSync(twin).mtimeMs >= statSync(path).mtimeMs

/**
 * Hashed files never change; art, fonts and icons change with a release; everything else is
 * revalidated.
 */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\/(art|fonts|icons|splash|screenshots)\//.test(path)
    ? 'public, max-age=604800'
    : pageCaching
}

export async function sendFile(c: Context, file: StaticFile): Promise<Response> {
  c.header('ETag', file.etag)
  c.header('Cache-Control', file.cacheControl)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('If-None-Match')?.replace(/^W\//, '') === file.etag) return c.body(null, 304)
  const encoding = isCompressible(file.type) ? encodingFor(c.req.header('Accept-Encoding')) : null
  if (encoding) c.header('Content-Encoding', encoding)
  c.header('Content-Type', file.type)
  return c.body(await file.as(encoding))
}

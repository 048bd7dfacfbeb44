import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Encoding = 'br' | 'gzip'

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/
const worthIt = 600

export const isCompressible = (type: string | null) => compressible.test(type ?? '')

export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}

const brotli = (bytes: Uint8Array, quality: number, block: number) =>
  brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  })

/**
 * The best block size depends on the file, and saves up to 160 bytes of the first view. Zero lets
 * brotli choose.
 */
async function smallest(bytes: Uint8Array) {
  const made = await Promise.all([0, 16, 17].map((block) => brotli(bytes, 11, block)))
  return made.reduce((best, next) => (next.length < best.length ? next : best))
}

/** Quality 11 is for files compressed once, 5 for answers compressed on every call. */
export function compress(encoding: Encoding, bytes: Uint8Array, quality: 5 | 11) {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: quality === 11 ? 9 : 6 })
  return quality === 11 ? smallest(bytes) : brotli(bytes, quality, 0)
}

/** Compresses a response if that is worthwhile. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? undefined)
  const isLocal = !response.headers.has('Content-Encoding') && response.body !== null
  if (!encoding || !isLocal || !isCompressible(response.headers.get('Content-Type')))
    return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (bytes.byteLength < worthIt) return new Response(bytes, { status: response.status, headers })
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  const body = new Uint8Array(await compress(encoding, bytes, 5))
  return new Response(body, { status: response.status, headers })
}

import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { compress } from '#build/site/compression.ts'
import { filesIn } from './files.ts'

type Encode = (bytes: Uint8Array) => Promise<Uint8Array>

const encodings: Readonly<Record<string, Encode>> = {
  br: (bytes) => compress('br', bytes, 11),
  zst: (bytes) =>
    promisify(zstdCompress)(bytes, {
      // Without the size, it allocates buffers for the largest possible file each time, which takes
      // a hundred times as long.
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
  gz: (bytes) => compress('gzip', bytes, 11),
}

const compressible = new Set(
  '.css .html .js .json .mobileconfig .svg .txt .webmanifest .xml'.split(' '),
)

/** Writes FILE.br, FILE.zst and FILE.gz beside every file of the site that they make smaller. */
export async function compressFiles(site: string) {
  const paths = filesIn(site).filter((path) => compressible.has(extname(path)))
  for (const path of paths) {
    const bytes = readFileSync(join(site, path))
    for (const [extension, encode] of Object.entries(encodings)) {
      const smaller = await encode(bytes)
      if (smaller.length < bytes.length) writeFileSync(join(site, `${path}.${extension}`), smaller)
    }
  }
}

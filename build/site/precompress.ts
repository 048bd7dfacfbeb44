import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { compress, isCompressible } from './compression.ts'
import { dist } from './dist.ts'
import { mediaTypeOf } from './mediaType.ts'

/** Writes FILE.br beside every compressible file of the build. */
async function precompress(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) !== '.br')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isCompressible(mediaTypeOf(path)))
  await Promise.all(
    paths.map(async (path) => {
      writeFileSync(`${path}.br`, await compress('br', readFileSync(path), 11))
    }),
  )
}

await precompress(dist)

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.ts'

/** In the format of `sha256sum --check`. */
export const checksumsOf = (folder: string) =>
  filesIn(folder)
    .map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
    .join('')

/**
 * The name of a release's folders: its commit and a hash of the site's files, which may differ by
 * brand or by former releases.
 */
export const releaseName = (commit: string, site: string) =>
  `${commit.slice(0, 12)}-${sha256(Buffer.from(checksumsOf(site))).slice(0, 8)}`

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

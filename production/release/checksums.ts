import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.ts'

/** As `sha256sum --check` reads it. */
export const checksumsOf = (folder: string) =>
  filesIn(folder)
    .map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
    .join('')

/** The name of a release's folders: its commit, and what its site holds, for a brand or a former release may differ. */
export const releaseName = (commit: string, site: string) =>
  `${commit.slice(0, 12)}-${sha256(Buffer.from(checksumsOf(site))).slice(0, 8)}`

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

import { cpSync, mkdirSync, readdirSync, renameSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { createHash } from 'node:crypto'

/** Sorted paths of all files in a folder, relative to it, with forward slashes. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()

/** Moves the source maps out of the site, since they must never be served. */
export function moveMaps(site: string, maps: string) {
  for (const file of filesIn(site).filter((path) => path.endsWith('.map'))) {
    mkdirSync(dirname(join(maps, file)), { recursive: true })
    renameSync(join(site, file), join(maps, file))
  }
}

/** Copies the named assets that this site lacks, for tabs that still run an older release. */
export function addFormer(site: string, former: string, names: readonly string[]) {
  const own = new Set(filesIn(join(site, 'assets')))
  for (const name of names)
    if (!own.has(name)) cpSync(join(former, 'site/assets', name), join(site, 'assets', name))
}

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

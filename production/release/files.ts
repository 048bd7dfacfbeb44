import { cpSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

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

import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
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

/**
 * Sets a release's assets and history aside, before the next one replaces it. A failed release has
 * no history; what was set aside before remains.
 */
export function takeFormer(release: string, aside: string) {
  if (existsSync(join(release, 'history.json'))) {
    rmSync(aside, { recursive: true, force: true })
    cpSync(join(release, 'site/assets'), join(aside, 'assets'), { recursive: true })
    cpSync(join(release, 'history.json'), join(aside, 'history.json'))
  }
  mkdirSync(join(aside, 'assets'), { recursive: true })
}

/** Copies the named assets that this site lacks, for tabs that still run an older release. */
export function addFormer(site: string, former: string, names: readonly string[]) {
  const own = new Set(filesIn(join(site, 'assets')))
  for (const name of names)
    if (!own.has(name)) cpSync(join(former, 'assets', name), join(site, 'assets', name))
}

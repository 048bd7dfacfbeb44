import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const SourceMap = v.object({ sources: v.array(v.string()) })

const inPackages = /node_modules\/((?:@[^/]+\/)?[^/]+)/

/** Sorted names of the packages whose code is in the build, from its source maps. */
export function bundledPackages(maps: string): string[] {
  const names = mapsIn(maps).flatMap((path) => {
    const { sources } = v.parse(SourceMap, JSON.parse(readFileSync(path, 'utf8')))
    return sources.map((source) => inPackages.exec(source)?.[1])
  })
  return [...new Set(names)].filter((name) => name !== undefined).toSorted()
}

const mapsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name))

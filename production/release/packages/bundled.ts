import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { filesIn } from '#production/release/files.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

const inPackages = /node_modules\/((?:@[^/]+\/)?[^/]+)/

/** Sorted names of the packages whose code is in the build, from its source maps. */
export function bundledPackages(maps: string): string[] {
  const files = filesIn(maps).filter((file) => file.endsWith('.map'))
  const names = files.flatMap((file) => {
    const { sources } = v.parse(SourceMap, JSON.parse(readFileSync(join(maps, file), 'utf8')))
    return sources.map((source) => inPackages.exec(source)?.[1])
  })
  return [...new Set(names)].filter((name) => name !== undefined).toSorted()
}

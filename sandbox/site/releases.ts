import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readEnvironment } from '#sandbox/http/environment.ts'

const keptSets = 3

const Sets = v.fallback(v.array(v.array(v.string())), [])

/** The hashed files of this build and the two before it, for tabs that still run an older one. */
export const releasesOf = (dist: string) => `${dist.replace(/\/+$/, '')}-releases`

/**
 * Adds the build in `dist` and deletes files that only expired builds use. The same build twice
 * counts once.
 */
export function keepRelease(dist: string, folder = releasesOf(dist)) {
  const assets = join(folder, 'assets')
  const list = join(folder, 'releases.json')
  mkdirSync(assets, { recursive: true })
  const built = readdirSync(join(dist, 'assets')).toSorted()
  const former = setsIn(list).filter((set) => set.join() !== built.join())
  const sets = [built, ...former].slice(0, keptSets)
  for (const file of built)
    if (!existsSync(join(assets, file))) cpSync(join(dist, 'assets', file), join(assets, file))
  const wanted = new Set(sets.flat())
  for (const file of readdirSync(assets)) if (!wanted.has(file)) rmSync(join(assets, file))
  writeFileSync(list, JSON.stringify(sets))
}

function setsIn(list: string): string[][] {
  try {
    return v.parse(Sets, JSON.parse(readFileSync(list, 'utf8')))
  } catch {
    return []
  }
}

if (import.meta.main) {
  const { dist } = readEnvironment()
  keepRelease(dist)
  console.log(`Built ${dist}`)
}

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
import { dist } from './dist.ts'

const keptSets = 3

const Sets = v.fallback(v.array(v.array(v.string())), [])

/** The hashed files of this build and the two before it, for tabs that still run an older one. */
export const releasesOf = (folder: string) => `${folder.replace(/\/+$/, '')}-releases`

/**
 * Adds a build and deletes files that only expired builds use. The same build twice
 * counts once.
 */
export function keepRelease(build: string, folder = releasesOf(build)) {
  const assets = join(folder, 'assets')
  const list = join(folder, 'releases.json')
  mkdirSync(assets, { recursive: true })
  const built = readdirSync(join(build, 'assets')).toSorted()
  const former = setsIn(list).filter((set) => set.join() !== built.join())
  const sets = [built, ...former].slice(0, keptSets)
  for (const file of built)
    if (!existsSync(join(assets, file))) cpSync(join(build, 'assets', file), join(assets, file))
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
  keepRelease(dist)
  console.log(`Built ${dist}`)
}

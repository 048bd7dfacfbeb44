import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { filesIn } from './files.ts'

/** A site holds the files of this many releases: its own and the two before it. */
const releases = 3

const History = v.array(
  v.object({
    commit: v.string(),
    brand: v.optional(v.string(), 'mela'),
    assets: v.array(v.string()),
  }),
)

interface Release {
  readonly commit: string
  /** A folder of brands/. */
  readonly brand: string
}

/**
 * The assets of this release and of the same brand's earlier ones, newest first. A commit released
 * twice counts once.
 */
export function historyOf(site: string, { commit, brand }: Release, former: string) {
  const file = join(former, 'history.json')
  const earlier = existsSync(file) ? v.parse(History, JSON.parse(readFileSync(file, 'utf8'))) : []
  const own = { commit, brand, assets: filesIn(join(site, 'assets')) }
  return [own, ...earlier.filter((set) => set.brand === brand && set.commit !== commit)].slice(
    0,
    releases,
  )
}

import { createSandbox } from './app.ts'
import { openDb } from './db.ts'
import { createVendor } from './vendor/app.ts'

export interface WorldOptions {
  /** The app's and the platform's port; the vendors' games are on the next one. */
  readonly port: number
  readonly database: string
  readonly games: number
  readonly seed: number
}

/** The platform and the vendors over one world, each for an origin of its own. */
export function openOrigins({ port, database, games, seed }: WorldOptions) {
  const origin = `http://localhost:${port}`
  const gameOrigin = `http://localhost:${port + 1}`
  const sandbox = createSandbox({ db: openDb(database), games, seed, origin, gameOrigin })
  const vendor = createVendor({
    db: sandbox.db,
    now: sandbox.now,
    platformOrigins: [origin, `http://127.0.0.1:${port}`],
  })
  return { origin, gameOrigin, sandbox, vendor }
}

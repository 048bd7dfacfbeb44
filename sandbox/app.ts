import { Hono } from 'hono'
import type { Db } from './db.ts'

export interface SandboxOptions {
  readonly db: Db
  /** How many games the seeded world has. */
  readonly games: number
  readonly seed: number
  /** Where the app and the platform are served. */
  readonly origin: string
  /** Where the vendors serve their games. */
  readonly gameOrigin: string
  readonly now?: () => number
}

export interface Sandbox {
  readonly app: Hono
  readonly db: Db
  /** The platform's clock: the given one plus the offset that the control set. */
  readonly now: () => number
  /** Settles when the world is seeded; requests wait for it by themselves. */
  readonly ready: Promise<void>
}

export function createSandbox({ db, now = Date.now }: SandboxOptions): Sandbox {
  const app = new Hono()
  app.get('/sandbox/ready', (c) => c.json({ ready: true }))
  return { app, db, now, ready: Promise.resolve() }
}

import type { Faults } from '../faults/faults.ts'
import type { Db } from '../schema/db.ts'
import type { RequestLog } from './requestLog.ts'

/** How the platform reaches the sign-in providers, and what it proves itself with. */
export interface ProviderAccess {
  readonly origin: string
  readonly secret: string
  readonly fetch: typeof fetch
}

/** What every handler works with. */
export interface Platform {
  readonly db: Db
  /** The platform's clock, epoch milliseconds. */
  readonly now: () => number
  readonly clock: { offsetMs: number }
  readonly origin: string
  readonly gameOrigin: string
  /** All addresses of this site. */
  readonly lines: readonly string[]
  /** Null where there is nobody to sign in with. */
  readonly provider: ProviderAccess | null
  /** Whom a player's browser may have named to take its messages. */
  readonly isPushService: (address: URL) => boolean
  /** Opens the control to whoever is not on this machine. */
  readonly controlKey: string
  readonly faults: Faults
  readonly requests: RequestLog
}

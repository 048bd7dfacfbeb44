import type { Faults } from '#sandbox/faults/faults.ts'
import type { Db } from '#sandbox/schema/db.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { RequestLog } from './requestLog.ts'

export interface ProviderAccess {
  readonly origin: string
  readonly secret: string
  readonly fetch: typeof fetch
}

export interface Platform {
  readonly db: Db
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly clock: { offsetMs: number }
  readonly origin: string
  readonly gameOrigin: string
  /** Null if the platform has the site's own origin. */
  readonly elsewhere: Elsewhere | null
  /** Every address of this site. */
  readonly lines: readonly string[]
  /** Null without social sign-in. */
  readonly provider: ProviderAccess | null
  /** Whether a push subscription may use this address. */
  readonly isPushService: (address: URL) => boolean
  /** The key to the sandbox control for other machines. */
  readonly controlKey: string
  readonly faults: Faults
  readonly requests: RequestLog
}

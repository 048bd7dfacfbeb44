import type { Faults } from './faults.ts'
import type { Db } from './db.ts'
import type { RequestLog } from './requestLog.ts'

/** What every handler works with. */
export interface Platform {
  readonly db: Db
  /** The platform's clock, epoch milliseconds. */
  readonly now: () => number
  readonly clock: { offsetMs: number }
  readonly origin: string
  readonly gameOrigin: string
  readonly faults: Faults
  readonly requests: RequestLog
}

import type { MiddlewareHandler } from 'hono'
import type { Platform } from '../http/platform.ts'
import { Refusal, envelope } from '../http/refusal.ts'
import { readStatus } from '../world/status.ts'

/** During maintenance only the status endpoints answer. */
export function gate({ db }: Platform): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path.startsWith('/wps/system/')) return next()
    const { maintenance, regionRestriction } = await readStatus(db)
    if (!maintenance && !regionRestriction) return next()
    const refusal = new Refusal(maintenance ? 'maintenance' : 'region_restricted')
    return c.body(envelope.refusal(refusal), refusal.status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
  }
}

import type { MiddlewareHandler } from 'hono'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal, refuse } from '#sandbox/http/refusal.ts'
import { readStatus } from '#sandbox/world/status.ts'

/** During maintenance only the status endpoints answer. */
export function gate({ db }: Platform): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path.startsWith('/wps/system/')) return next()
    const { maintenance, regionRestriction } = await readStatus(db)
    if (!maintenance && !regionRestriction) return next()
    return refuse(new Refusal(maintenance ? 'maintenance' : 'region_restricted'))
  }
}

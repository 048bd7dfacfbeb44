import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf } from '#sandbox/http/secret.ts'

/**
 * Requests from this machine need no key; those from elsewhere, or through a proxy, need the one
 * printed at startup.
 */
export const openToTesters =
  (key: string): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.header('Sandbox-Key')
    const hasKey = given !== undefined && hashOf(given) === hashOf(key)
    if (!hasKey && !c.get('client').isLocal) throw new Refusal('not_permitted')
    c.header('Cache-Control', 'no-store')
    return next()
  }

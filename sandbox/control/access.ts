import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../http/refusal.ts'
import { hashOf } from '../http/secret.ts'

/** This machine's testers walk in; whoever comes from elsewhere, or through a proxy, needs the key that the start printed. */
export const openToTesters =
  (key: string): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.header('Sandbox-Key')
    const hasKey = given !== undefined && hashOf(given) === hashOf(key)
    if (!hasKey && !c.get('outer').isPlain) throw new Refusal('not_permitted')
    c.header('Cache-Control', 'no-store')
    return next()
  }

import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '../refusal.ts'

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

const ownPages = new Set(['same-origin', 'none'])

/** Only this machine, and no page of another origin; in process there is no address and no page. */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const isForeign = !ownPages.has(c.req.header('Sec-Fetch-Site') ?? 'none')
  const address = c.env?.incoming ? (addressOf(c) ?? 'unknown') : '127.0.0.1'
  if (isForeign || !loopback.test(address)) throw new Refusal('not_permitted')
  c.header('Cache-Control', 'no-store')
  return next()
}

const addressOf = (c: Context) => getConnInfo(c).remote.address

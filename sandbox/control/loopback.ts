import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '../refusal.ts'

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

/** Only this machine, and no page of another site; in process there is no address and no page. */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const isCrossSite = c.req.header('Sec-Fetch-Site') === 'cross-site'
  const address = c.env?.incoming ? (addressOf(c) ?? 'unknown') : '127.0.0.1'
  if (isCrossSite || !loopback.test(address)) throw new Refusal('not_permitted')
  c.header('Cache-Control', 'no-store')
  return next()
}

const addressOf = (c: Context) => getConnInfo(c).remote.address

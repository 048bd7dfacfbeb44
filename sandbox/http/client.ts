import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { type Elsewhere, isFromSite } from './elsewhere.ts'

/** The caller's end of a request, before any proxy. */
interface ClientInfo {
  readonly address: string
  readonly isSecure: boolean
  /**
   * Called from this machine itself: no proxy, a local host name, and no page of another origin.
   */
  readonly isLocal: boolean
  /** Called by a page of the site, if that has another origin. */
  readonly isFromSite: boolean
}

declare module 'hono' {
  interface ContextVariableMap {
    client: ClientInfo
  }
}

export const readClient =
  (trustsProxy: boolean, elsewhere: Elsewhere | null): MiddlewareHandler =>
  async (c, next) => {
    c.set('client', { ...clientOf(c, trustsProxy), isFromSite: isFromSite(c, elsewhere) })
    await next()
  }

function clientOf(c: Context, trustsProxy: boolean): Omit<ClientInfo, 'isFromSite'> {
  const socket = socketOf(c)
  const told = (name: string) => (trustsProxy ? lastOf(c.req.header(name)) : undefined)
  return {
    address: told('X-Forwarded-For') ?? socket,
    isSecure: (told('X-Forwarded-Proto') ?? c.req.url.split(':')[0]) === 'https',
    isLocal: loopback.test(socket) && !isForwarded(c) && isLocalName(c) && !isForeign(c),
  }
}

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

/** Calls in process have no socket. */
const socketOf = (c: Context) =>
  c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : '127.0.0.1'

/** The entry that the nearest proxy added; a caller can forge everything before it. */
const lastOf = (list: string | undefined) => list?.split(',').at(-1)?.trim() || undefined

const forwarding =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

const isForwarded = (c: Context) =>
  [...c.req.raw.headers.keys()].some((name) => forwarding.test(name))

/** Any other name may belong to someone else and resolve to this machine. */
const isLocalName = (c: Context) =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(c.req.url).hostname)

/**
 * Whether a page of another origin is calling, from Sec-Fetch-Site, or from Origin in old browsers.
 */
export function isForeign(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('Origin')
  return origin !== undefined && !ownHosts(c).has(URL.parse(origin)?.host ?? '')
}

/** A page cannot send X-Forwarded-Host without a preflight. */
const ownHosts = (c: Context) => {
  const outside = lastOf(c.req.header('X-Forwarded-Host'))
  return new Set([new URL(c.req.url).host, ...(outside ? [outside] : [])])
}

import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'

/** A request as it left the caller, before any proxy passed it on. */
interface Outer {
  readonly address: string
  readonly isSecure: boolean
  /** From this machine itself: through no proxy, under its own name, by no page of another origin. */
  readonly isPlain: boolean
}

declare module 'hono' {
  interface ContextVariableMap {
    outer: Outer
  }
}

/** Tells the handlers who is outside; a proxy's word counts only where the operator says that there is one. */
export const noteOuter =
  (trustsProxy: boolean): MiddlewareHandler =>
  async (c, next) => {
    c.set('outer', outerOf(c, trustsProxy))
    await next()
  }

function outerOf(c: Context, trustsProxy: boolean): Outer {
  const socket = socketOf(c)
  const told = (name: string) => (trustsProxy ? lastOf(c.req.header(name)) : undefined)
  return {
    address: told('X-Forwarded-For') ?? socket,
    isSecure: (told('X-Forwarded-Proto') ?? c.req.url.split(':')[0]) === 'https',
    isPlain: loopback.test(socket) && !isForwarded(c) && isLocalName(c) && !isForeign(c),
  }
}

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

/** In process there is no socket. */
const socketOf = (c: Context) =>
  c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : '127.0.0.1'

/** What the nearest proxy has added; what stands before it may be anybody's. */
const lastOf = (list: string | undefined) => list?.split(',').at(-1)?.trim() || undefined

const forwarding =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

const isForwarded = (c: Context) =>
  [...c.req.raw.headers.keys()].some((name) => forwarding.test(name))

/** Any other name may be one that a foreign page has had resolved to this machine. */
const isLocalName = (c: Context) =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(c.req.url).hostname)

/** A page of another origin calls: the browser says so, an old one by the origin alone. */
export function isForeign(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('Origin')
  return origin !== undefined && !ownHosts(c).has(URL.parse(origin)?.host ?? '')
}

/** No page can add the second name without being asked about it first. */
const ownHosts = (c: Context) => {
  const outside = lastOf(c.req.header('X-Forwarded-Host'))
  return new Set([new URL(c.req.url).host, ...(outside ? [outside] : [])])
}

import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** Over https no other host, and no page without it, can set a cookie of this name. */
const nameFor = (c: Context, name: string) => (c.get('outer').isSecure ? `__Host-${name}` : name)

/** For the server's eyes only; over https for nothing else. */
const rulesFor = (c: Context) => ({
  httpOnly: true,
  sameSite: 'Lax' as const,
  path: '/',
  secure: c.get('outer').isSecure,
})

export const readCookie = (c: Context, name: string) => getCookie(c, nameFor(c, name))

/** Without a time it lasts as long as the browser is open. */
export const keepCookie = (c: Context, name: string, secret: string, ms?: number) =>
  setCookie(c, nameFor(c, name), secret, {
    ...rulesFor(c),
    ...(ms !== undefined && { maxAge: Math.floor(ms / 1000) }),
  })

export const dropCookie = (c: Context, name: string) =>
  deleteCookie(c, nameFor(c, name), rulesFor(c))

import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** Over https, this prefix keeps other hosts from setting the cookie. */
const nameFor = (c: Context, name: string) => (c.get('client').isSecure ? `__Host-${name}` : name)

/**
 * A site at another origin needs a third-party cookie. Browsers that allow those at all partition
 * them by site.
 */
function rulesFor(c: Context) {
  const { isSecure: secure, isFromSite } = c.get('client')
  const usual = { httpOnly: true, path: '/', secure }
  return isFromSite && secure
    ? { ...usual, sameSite: 'None' as const, partitioned: true }
    : { ...usual, sameSite: 'Lax' as const }
}

export const readCookie = (c: Context, name: string) => getCookie(c, nameFor(c, name))

/** Without a time it lasts until the browser is closed. */
export const keepCookie = (c: Context, name: string, secret: string, ms?: number) =>
  setCookie(c, nameFor(c, name), secret, {
    ...rulesFor(c),
    ...(ms !== undefined && { maxAge: Math.floor(ms / 1000) }),
  })

export const dropCookie = (c: Context, name: string) =>
  deleteCookie(c, nameFor(c, name), rulesFor(c))

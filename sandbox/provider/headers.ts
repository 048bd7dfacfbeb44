import type { MiddlewareHandler } from 'hono'

/** A browser holds a form's redirects to form-action too: the way back has to be named. */
const policyOf = (returnOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action 'self' ${returnOrigins.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')

export function providerHeaders(returnOrigins: readonly string[]): MiddlewareHandler {
  const policy = policyOf(returnOrigins)
  return async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('X-Frame-Options', 'DENY')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  }
}

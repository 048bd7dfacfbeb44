import type { MiddlewareHandler } from 'hono'

const policyOf = (platformOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${platformOrigins.join(' ') || "'none'"}`,
  ].join('; ')

export function gameHeaders(platformOrigins: readonly string[]): MiddlewareHandler {
  const policy = policyOf(platformOrigins)
  return async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  }
}

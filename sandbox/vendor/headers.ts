import type { MiddlewareHandler } from 'hono'
import { addHeaders } from '../http/addHeaders.ts'

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
  const shared = {
    'Content-Security-Policy': policyOf(platformOrigins),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cache-Control': 'no-store',
  }
  return async (c, next) => {
    await next()
    addHeaders(c.res.headers, Object.entries(shared))
  }
}

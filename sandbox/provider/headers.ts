import type { MiddlewareHandler } from 'hono'
import { addHeaders } from '#sandbox/http/addHeaders.ts'

/** Browsers apply form-action to a form's redirects too, so the return addresses are listed. */
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
  const shared = {
    'Content-Security-Policy': policyOf(returnOrigins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cache-Control': 'no-store',
  }
  return async (c, next) => {
    await next()
    addHeaders(c.res.headers, Object.entries(shared))
  }
}

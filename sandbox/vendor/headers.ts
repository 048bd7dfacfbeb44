import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { addHeaders } from '#sandbox/http/addHeaders.ts'

/** The page's own inline style and script, by hash; nothing else runs. */
const policyOf = (page: string, platformOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src ${hashesOf(page, 'script')}`,
    `style-src ${hashesOf(page, 'style')}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${platformOrigins.join(' ') || "'none'"}`,
  ].join('; ')

function hashesOf(page: string, element: 'script' | 'style'): string {
  const found = page.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))
  const hashes = Array.from(found, ([, content = '']) =>
    createHash('sha256').update(content).digest('base64'),
  )
  return hashes.map((hash) => `'sha256-${hash}'`).join(' ') || "'none'"
}

export function gameHeaders(platformOrigins: readonly string[]): MiddlewareHandler {
  const shared = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cache-Control': 'no-store',
  }
  return async (c, next) => {
    await next()
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html')
    const page = isPage ? await c.res.clone().text() : ''
    const policy = { 'Content-Security-Policy': policyOf(page, platformOrigins) }
    addHeaders(c.res.headers, Object.entries({ ...shared, ...policy }))
  }
}

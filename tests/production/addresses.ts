import { type APIRequestContext, expect } from '@playwright/test'
import { observatoryScore } from '#sandbox/observatory.testing.ts'
import { pictureHost } from '#tests/support/nginx.ts'

const kinds: readonly [path: string, status: number, caching: string, type?: string][] = [
  ['/', 200, 'no-cache, no-transform'],
  ['/m/home', 200, 'no-cache, no-transform'],
  ['/m/register.html', 200, 'no-cache, no-transform'],
  ['/m/nowhere', 200, 'no-cache, no-transform'],
  ['/merchant.json', 200, 'no-cache, no-transform', 'application/json'],
  ['/manifest-en.webmanifest', 200, 'no-cache, no-transform', 'application/manifest+json'],
  ['/manifest.webmanifest', 200, 'no-cache, no-transform', 'application/manifest+json'],
  ['/sw.js', 200, 'no-cache, no-transform'],
  ['/icons/favicon.svg', 200, 'public, max-age=604800'],
  ['/assets/gone-0000.js', 404, 'no-store'],
  ['/index.html.gz', 404, ''],
  ['/package.json', 404, 'no-store'],
  ['/.well-known/apple-app-site-association', 404, 'no-store'],
  ['/.well-known/resource-that-should-not-exist', 404, 'no-store'],
  ['/wps/system/status?merchantCode=mela01', 200, 'no-store'],
  ['/wps/unknown', 404, ''],
]

/**
 * Checks that every kind of address has the right status, caching and security headers, each header
 * once, that a missing file has the plain page, and that the worker alone may connect to the hosts
 * of pictures.
 */
export async function expectAddresses(request: APIRequestContext, site: string, server?: string) {
  for (const [path, status, caching, type] of kinds) {
    const answer = await request.get(site + path)
    const headers = new Headers(answer.headers())
    expect.soft([path, answer.status()]).toEqual([path, status])
    if (type) expect.soft([path, headers.get('Content-Type')?.split(';')[0]]).toEqual([path, type])
    // Of a missing path of the platform's, its own answer.
    if (status === 404 && !path.startsWith('/wps/'))
      expect.soft(await answer.text(), path).toContain('This request could not be answered (404).')
    if (caching) expect.soft([path, headers.get('Cache-Control')]).toEqual([path, caching])
    expect.soft(observatoryScore(headers), path).toBeGreaterThanOrEqual(130)
    expect.soft(headers.get('Server') ?? undefined, path).toBe(server)
    const [, connections] = / connect-src ([^;]*);/.exec(policyIn(headers)) ?? []
    if (connections)
      expect.soft([path, connections.includes(pictureHost)]).toEqual([path, path === '/sw.js'])
    const names = answer
      .headersArray()
      .map(({ name }) => name.toLowerCase())
      .filter((name) => name !== 'set-cookie')
    expect.soft([path, names.toSorted()]).toEqual([path, [...new Set(names)].toSorted()])
  }
}

const policyIn = (headers: Headers) => headers.get('Content-Security-Policy') ?? ''

export async function expectPasswordPage(request: APIRequestContext, site: string) {
  const answer = await request.get(`${site}/.well-known/change-password`, { maxRedirects: 0 })
  expect([answer.status(), new URL(answer.headers()['location'] ?? '', site).pathname]).toEqual([
    302,
    '/m/changePsw',
  ])
}

export async function expectCompressed(request: APIRequestContext, site: string) {
  const get = (headers: Record<string, string>) => request.get(`${site}/m/home`, { headers })
  const page = await get({ 'Accept-Encoding': 'br, gzip' })
  expect(page.headers()).toMatchObject({ vary: 'Accept-Encoding' })
  expect(['br', 'gzip']).toContain(page.headers()['content-encoding'])
  expect((await get({ 'Accept-Encoding': 'gzip' })).headers()['content-encoding']).toBe('gzip')
  const again = await get({ 'If-None-Match': page.headers()['etag'] ?? '' })
  expect(again.status()).toBe(304)
}

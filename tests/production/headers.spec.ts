import { observatoryScore } from '../../sandbox/observatory.support.ts'
import { expect, test } from '../support/journey.ts'

const kinds: readonly [path: string, status: number, caching: string][] = [
  ['/', 200, 'no-cache'],
  ['/m/home', 200, 'no-cache'],
  ['/m/register.html', 200, 'no-cache'],
  ['/m/nowhere', 200, 'no-cache'],
  ['/merchant.json', 200, 'no-cache'],
  ['/sw.js', 200, 'no-cache'],
  ['/icons/favicon.svg', 200, 'public, max-age=604800'],
  ['/assets/gone-0000.js', 404, 'no-store'],
  ['/index.html.gz', 404, ''],
  ['/package.json', 404, 'no-store'],
  ['/wps/system/status?merchantCode=mela01', 200, 'no-store'],
  ['/wps/unknown', 404, ''],
]

test('every kind of address answers with its status, its caching and all security headers', async ({
  request,
}) => {
  for (const [path, status, caching] of kinds) {
    const answer = await request.get(path)
    const headers = new Headers(answer.headers())
    expect.soft([path, answer.status()]).toEqual([path, status])
    if (caching) expect.soft([path, headers.get('Cache-Control')]).toEqual([path, caching])
    expect.soft(observatoryScore(headers), path).toBeGreaterThanOrEqual(130)
    expect.soft(headers.get('Server'), path).toBe('nginx')
  }
})

test('files come compressed, and a known one is not sent again', async ({ request }) => {
  const page = await request.get('/m/home', { headers: { 'Accept-Encoding': 'br, gzip' } })
  expect(page.headers()).toMatchObject({ vary: 'Accept-Encoding' })
  expect(['br', 'gzip']).toContain(page.headers()['content-encoding'])
  const etag = page.headers()['etag'] ?? ''
  const again = await request.get('/m/home', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
})

test('a public read comes from the cache, whoever asks; an answer for one visitor never does', async ({
  request,
}) => {
  const ask = async (path: string, headers: Record<string, string>) =>
    (await request.get(path, { headers })).headers()['x-cache']
  const path = '/lgw/game/hot?isPlatform=2&language=BN&merchantCode=mela01&platform=html5'
  await ask(path, { Language: 'BN' })
  expect(await ask(path, { Language: 'EN', Device: 'OTHERS', Token: 'any' })).toBe('HIT')
  for (const own of ['/wps/system/status?merchantCode=mela01', '/wps/wallet', '/wps/captcha'])
    expect([own, await ask(own, {})]).toEqual([own, undefined])
})

test('a password manager finds the page that changes the password', async ({ request }) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect([answer.status(), new URL(answer.headers()['location'] ?? '').pathname]).toEqual([
    302,
    '/m/changePsw',
  ])
})

test('nothing leads out of the site’s folder', async ({ request, baseURL }) => {
  for (const path of [
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/',
  ])
    expect.soft((await request.get(`${baseURL}${path}`)).status(), path).toBeGreaterThan(399)
})

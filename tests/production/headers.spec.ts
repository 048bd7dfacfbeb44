import { resolve } from 'node:path'
import { expect, test } from '#tests/support/journey.ts'
import { portsFrom, startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tests/support/platform.ts'
import { expectAddresses, expectCompressed, expectPasswordPage } from './addresses.ts'

const gzipOnly = test.extend<{ site: string }>({
  site: async ({}, use) => {
    const ports = portsFrom(await freePort())
    const front = await startNginx(resolve(process.env['DIST'] ?? ''), ports, { hasBrotli: false })
    await use(front.url)
    await front.stop()
  },
})

test('every kind of address answers with its status, its caching and all security headers', async ({
  request,
  platform,
}) => {
  await expectAddresses(request, platform.url, 'nginx')
})

test('files are compressed, and a known one is not sent again', async ({ request, platform }) => {
  await expectCompressed(request, platform.url)
})

test('a public read comes from the cache for everyone; an answer for one visitor never does', async ({
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

test('a CDN may cache a public read, and no other answer', async ({ request }) => {
  const told = async (path: string) => (await request.get(path)).headers()['cdn-cache-control']
  expect(await told('/lgw/vendor/list?merchantCode=mela01')).toBe(
    'max-age=300, stale-while-revalidate=60, stale-if-error=600',
  )
  for (const path of ['/m/home', '/wps/system/status?merchantCode=mela01', '/wps/wallet'])
    expect([path, await told(path)]).toEqual([path, undefined])
})

gzipOnly(
  'without its brotli module nginx sends the gzip files, or plain ones',
  async ({ request, site }) => {
    const encodingFor = async (accepted: string) => {
      const headers = { 'Accept-Encoding': accepted }
      const answer = await request.get(`${site}/m/home`, { headers, maxRetries: 3 })
      expect(await answer.text()).toMatch(/^<!doctype html>/i)
      return answer.headers()['content-encoding']
    }
    await expect.poll(() => encodingFor('br, gzip').catch(String)).toBe('gzip')
    expect(await encodingFor('br')).toBeUndefined()
    expect(await encodingFor('identity')).toBeUndefined()
  },
)

test('a password manager finds the page for changing the password', async ({
  request,
  platform,
}) => {
  await expectPasswordPage(request, platform.url)
})

test('no path leaves the site’s folder', async ({ request, baseURL }) => {
  for (const path of [
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/',
  ])
    expect.soft((await request.get(`${baseURL}${path}`)).status(), path).toBeGreaterThan(399)
})

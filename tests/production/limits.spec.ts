import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { startCaddy } from './caddy.ts'
import { startBefore } from './behind.ts'
import { freePort } from '#tests/support/platform.ts'

const hot = '/lgw/game/hot?language=BN&merchantCode=mela01'
const upload = '/wps/upload/image'

type Edits = Parameters<typeof startBefore>[1]

/** A platform, behind nginx or Caddy, that answers with the caller's address. */
async function openPlatform(configured?: Edits) {
  const asked: string[] = []
  const front = await startBefore(async (request, response) => {
    asked.push(request.url ?? '')
    const size = (await text(request).catch(() => '')).length
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 's-maxage=60' })
      .end(JSON.stringify({ by: visitorIn(request.headers), size }))
  }, configured)
  return { ...front, asked }
}

const visitorIn = (headers: IncomingHttpHeaders) => headers['x-forwarded-for']

/** A tenth of a call a second, six at once, and sixty of an address. */
const slower = (conf: string) =>
  conf
    .replaceAll(/rate=1000?r\/s/g, 'rate=6r/m')
    .replaceAll('burst=3000', 'burst=60')
    .replaceAll('burst=300', 'burst=5')
const slow: Edits = { edits: { 'conf.d/mela.conf': slower, 'mela/tested/proxy.conf': slower } }

const test = base.extend<{ platform: Awaited<ReturnType<typeof openPlatform>> }>({
  platform: async ({}, use) => {
    const platform = await openPlatform(slow)
    await use(platform)
    await platform.stop()
  },
})

/** How many of so many requests at once are refused. */
async function refused(
  request: APIRequestContext,
  count: number,
  urlOf: (n: number) => string,
  token?: string,
) {
  const headers = token ? { Token: token } : {}
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, n) =>
      (await request.get(urlOf(n), { headers })).status(),
    ),
  )
  return statuses.filter((status) => status === 429).length
}

test('answers from the cache do not count, what comes from the platform does', async ({
  request,
  platform,
}) => {
  await request.get(platform.url + hot)
  expect(await refused(request, 20, () => platform.url + hot)).toBe(0)
  expect(platform.asked).toHaveLength(1)
  expect(await refused(request, 20, (n) => `${platform.url}${hot}&pageNo=${n}`)).toBeGreaterThan(10)
  const fromCache = await request.get(platform.url + hot)
  expect([fromCache.status(), fromCache.headers()['x-cache']]).toEqual([200, 'HIT'])
})

test('calls are limited per session, and without one per address', async ({
  request,
  platform,
}) => {
  const wallet = () => `${platform.url}/wps/wallet`
  expect(await refused(request, 20, wallet, 'a'.repeat(100))).toBeGreaterThan(10)
  expect(await refused(request, 4, wallet, `${'a'.repeat(99)}b`)).toBe(0)
  expect(await refused(request, 20, wallet)).toBeGreaterThan(10)
  expect(await refused(request, 4, wallet, 'c'.repeat(100))).toBe(0)
  const invented = await Promise.all(
    Array.from({ length: 80 }, (_, n) => refused(request, 1, wallet, `invented ${n}`)),
  )
  expect(invented).toContain(1)
})

const sizes = [
  ['/wps/wallet', 60_000, 200],
  ['/wps/wallet', 70_000, 413],
  ['/lgw/game/hot', 70_000, 413],
  [upload, 7_900_000, 200],
  [upload, 8_400_000, 413],
  [`${upload}/other`, 70_000, 413],
] as const

for (const [name, open] of [
  ['nginx', () => openPlatform()],
  ['Caddy', openCaddy],
] as const)
  test(`${name} accepts 64 kB for a call, and 8 MB for a picture`, async ({ request }) => {
    const platform = await open()
    for (const [path, size, status] of sizes) {
      const data = Buffer.alloc(size, 'a')
      const answer = await request.post(platform.url + path, { data }).catch(() => null)
      // A server may close the connection while the rest is on its way.
      expect.soft([path, size, answer?.status() ?? 413]).toEqual([path, size, status])
    }
    await platform.stop()
  })

async function openCaddy(env: Readonly<Record<string, string>> = {}) {
  const platform = await openPlatform()
  const port = await freePort()
  const caddy = startCaddy(platform.site, { port, platform: platform.port }, env)
  await expect
    .poll(() =>
      fetch(caddy.url).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return {
    url: caddy.url,
    async stop() {
      await caddy.stop()
      await platform.stop()
    },
  }
}

const local = '127.0.0.0/8'
const cdnOf = (ranges: string): Edits => ({
  edits: {
    'mela/available/cdn.conf': (conf) => conf.replace('203.0.113.0/24', ranges),
    'mela/tls.conf': (conf) => `${conf}include mela/available/cdn.conf;`,
  },
})

for (const [name, open, visitor] of [
  ['nginx behind a CDN', () => openPlatform(cdnOf(local)), '198.51.100.7'],
  ['nginx behind none', () => openPlatform(), '127.0.0.1'],
  ['nginx behind another', () => openPlatform(cdnOf('203.0.113.0/24')), '127.0.0.1'],
  ['Caddy behind a CDN', () => openCaddy({ MELA_CDN: `203.0.113.0/24 ${local}` }), '198.51.100.7'],
  ['Caddy behind none', () => openCaddy(), '127.0.0.1'],
  ['Caddy behind another', () => openCaddy({ MELA_CDN: '203.0.113.0/24' }), '127.0.0.1'],
] as const)
  test(`${name} takes ${visitor} for the visitor`, async ({ request }) => {
    const platform = await open()
    const url = platform.url.replace('localhost', '127.0.0.1')
    for (const path of ['/wps/wallet', hot]) {
      const headers = {
        'X-Forwarded-For': '192.0.2.1, 198.51.100.7',
        Host: new URL(platform.url).host,
      }
      const answer = await request.get(url + path, { headers })
      expect([path, (await answer.json()).by]).toEqual([path, visitor])
    }
    await platform.stop()
  })

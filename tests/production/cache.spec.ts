import type { ServerResponse } from 'node:http'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { startBefore } from './behind.ts'

type Answer = (response: ServerResponse) => unknown

const hot = '/lgw/game/hot?language=BN&merchantCode=mela01'
const wallet = '/wps/wallet'

const json =
  (text: string, caching = 's-maxage=1', status = 200): Answer =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': caching })
      .end(JSON.stringify(text))
const html = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><p>We are busy')

/** nginx in front of a platform whose next answer the test sets, and which counts its requests. */
async function openPlatform(request: APIRequestContext) {
  let answer = json('hello')
  let asked = 0
  const front = await startBefore((_, response) => {
    asked += 1
    answer(response)
  })
  const get = async (path: string) => {
    const given = await request.get(front.url + path, { timeout: 5000 })
    return [given.headers()['x-cache'], given.status(), await given.text()] as const
  }
  await expect.poll(() => get('/m/home').catch(String)).toContain(200)
  return {
    answerWith: (next: Answer) => {
      answer = next
    },
    asked: () => asked,
    get,
    dateOf: async (path: string) => (await request.get(front.url + path)).headers()['date'],
    stop: () => front.stop(),
  }
}

const test = base.extend<{ platform: Awaited<ReturnType<typeof openPlatform>> }>({
  platform: async ({ request }, use) => {
    const platform = await openPlatform(request)
    await use(platform)
    await platform.stop()
  },
})

test('of twenty simultaneous requests for the same, one reaches the platform', async ({
  platform,
}) => {
  const waiting: ServerResponse[] = []
  platform.answerWith((response) => waiting.push(response))
  const players = Array.from({ length: 20 }, () => platform.get(hot))
  await expect.poll(() => waiting.length).toBe(1)
  for (const response of waiting) json('the same', 's-maxage=60')(response)
  for (const [, status, text] of await Promise.all(players))
    expect([status, text]).toEqual([200, '"the same"'])
  expect(platform.asked()).toBe(1)
})

for (const [how, trouble] of Object.entries<Answer>({
  'is down': (response) => response.destroy(),
  'answers 503': json('maintenance', 'no-store', 503),
  'answers HTML with 502': html(502),
  'answers HTML with 200': html(200),
}))
  test(`while the platform ${how} players get the cached copy, and then the new one`, async ({
    platform,
  }) => {
    platform.answerWith(json('old'))
    expect(await platform.get(hot)).toEqual(['MISS', 200, '"old"'])
    platform.answerWith(trouble)
    const before = platform.asked()
    await expect.poll(async () => (await platform.get(hot))[0]).not.toBe('HIT')
    await expect.poll(platform.asked).toBeGreaterThan(before)
    expect((await platform.get(hot)).slice(1)).toEqual([200, '"old"'])
    platform.answerWith(json('new'))
    await expect.poll(async () => (await platform.get(hot))[2]).toBe('"new"')
  })

test('errors and answers for one visitor are not cached', async ({ platform }) => {
  const missing: Answer = (response) =>
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('"missing"')
  const withCookie: Answer = (response) => json('mine')(response.setHeader('Set-Cookie', 'a=b'))
  for (const [path, answer] of [
    [hot, html(200)],
    [hot, missing],
    [hot, json('mine', 'private, max-age=60')],
    [hot, json('mine', 'no-store')],
    [hot, withCookie],
    [`${hot}&flush=1`, json('flushed', 's-maxage=60')],
    [wallet, json('mine', 'public, s-maxage=60')],
  ] as const) {
    platform.answerWith(answer)
    const before = platform.asked()
    const texts = [await platform.get(path), await platform.get(path)]
    expect([path, texts[0], platform.asked() - before]).toEqual([path, texts[1], 2])
  }
})

test('what nginx forwards, also from its cache, has the platform’s time', async ({ platform }) => {
  const date = new Date(Date.now() - 180_000).toUTCString()
  for (const [path, caching] of [
    [hot, 'max-age=0, s-maxage=60'],
    [wallet, 'no-store'],
  ] as const) {
    platform.answerWith((response) => json('hello', caching)(response.setHeader('Date', date)))
    for (const _ of ['first', 'again'])
      expect([path, await platform.dateOf(path)]).toEqual([path, date])
  }
})

import { createServer } from 'node:net'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openSandbox, passwordOf } from '#sandbox/testing/client.ts'
import type { Ask } from './caller.ts'
import { checkPlatform } from './check.ts'
import { answers } from './plants/answers.testing.ts'
import { fields } from './plants/fields.testing.ts'
import type { Plant } from './plants/plant.testing.ts'
import { prefixed } from './asker.ts'
import { addressFault, unreachable } from './unreachable.ts'

const merchant = JSON.parse(readFileSync('public/merchant.json', 'utf8'))
const platform = 'http://localhost:4173'
const sandbox = openSandbox()
const plants = [...answers, ...fields]

/** One check finds plants at different paths; without the sealing key it would find nothing private. */
const byPath = Object.groupBy(plants, ({ path }) => path)
const { '/wps/session/key': ofKey = [], ...others } = byPath
const rounds = [
  ofKey,
  ...plants.map((_, turn) => Object.values(others).flatMap((ofPath) => ofPath?.[turn] ?? [])),
].filter((round) => round.length > 0)

const checkWith = (planted: readonly Plant[] = [], site: string | null = null) =>
  checkPlatform({
    platform,
    site,
    merchantCode: merchant.merchantCode,
    sealingKeyIds: merchant.sealingKeyIds,
    account: { username: 'member', password: passwordOf('member') },
    ask: async (request) => {
      // The sandbox runs in process; requests from its own pages have no Origin.
      const answer = await sandbox.app.fetch(request.clone())
      const { pathname } = new URL(request.url)
      const plant = planted.find(
        ({ path, method = 'GET' }) => path === pathname && method === request.method,
      )
      return plant ? plant.spoil(answer, request) : answer
    },
  })

beforeAll(() => sandbox.ready)

it('finds no deviation in the sandbox, and reads nearly everything', async () => {
  const { deviations, called, skipped } = await checkWith()
  expect(deviations).toEqual([])
  expect(called.length).toBeGreaterThan(70)
  expect(called).toEqual(expect.arrayContaining(['addFavourite', 'removeFavourite', 'logout']))
  expect(skipped.length).toBeLessThan(12)
}, 60_000)

describe('planted deviations', () => {
  describe.each(rounds.map((round) => [round] as const))('%#', (round) => {
    let deviations: readonly unknown[]
    beforeAll(async () => {
      deviations = (await checkWith(round)).deviations
    }, 60_000)

    it.each(round)('$name', ({ found }) =>
      expect(deviations).toContainEqual(expect.objectContaining(found)),
    )
  })
})

it('finds answers that a page of another origin may not read', async () => {
  const { deviations } = await checkWith([], 'https://play.example')
  const field = 'header Access-Control-Allow-Origin'
  expect(deviations).toContainEqual(expect.objectContaining({ endpoint: 'getSite', field }))
  expect(deviations).toContainEqual(expect.objectContaining({ endpoint: 'a preflight', field }))
}, 60_000)

it('finds no deviation in a platform at another origin with other paths', async () => {
  const site = 'https://play.example'
  const elsewhere = openSandbox({ origin: site, elsewhere: { site, platform } })
  await elsewhere.ready
  const paths: string[] = []
  const { deviations } = await checkPlatform({
    platform,
    site,
    merchantCode: merchant.merchantCode,
    sealingKeyIds: merchant.sealingKeyIds,
    ask: prefixed({ wps: '/api/wps', lgw: '/api/lgw' }, async (request) => {
      paths.push(new URL(request.url).pathname)
      const { method, headers } = request
      const body = request.body && (await request.text())
      const url = request.url.replace('/api/', '/')
      return elsewhere.app.fetch(new Request(url, { method, headers, body }))
    }),
  })
  expect(deviations).toEqual([])
  expect(paths.filter((path) => !/^\/api\/(wps|lgw)\//.test(path))).toEqual([])
}, 60_000)

const quick = (ask: Ask) =>
  checkPlatform({
    platform,
    site: null,
    merchantCode: merchant.merchantCode,
    sealingKeyIds: merchant.sealingKeyIds,
    ask,
  })
const inProcess: Ask = async (request) => sandbox.app.fetch(request)
const losing =
  (path: string, thrown: unknown): Ask =>
  async (request) => {
    if (new URL(request.url).pathname === path) throw thrown
    return inProcess(request)
  }

it.each([
  [
    'a connection that ends',
    failed('UND_ERR_SOCKET'),
    /^a connection that ended \(UND_ERR_SOCKET\)$/,
  ],
  ['no answer in time', new DOMException('', 'TimeoutError'), /^none within 20 seconds$/],
])(
  'reports %s for that call, and checks the others',
  async (_, thrown, actual) => {
    const { deviations, called } = await quick(losing('/lgw/jackpot/list', thrown))
    expect(deviations).toEqual([
      expect.objectContaining({
        endpoint: 'listJackpots',
        expected: 'an answer',
        actual: expect.stringMatching(actual),
      }),
    ])
    expect(called.length).toBeGreaterThan(30)
  },
  60_000,
)

it('a platform that answers nothing is unreachable', async () => {
  await expect(quick(async () => Promise.reject(failed('ECONNREFUSED')))).rejects.toThrow(
    'fetch failed',
  )
})

it('finds an answer slower than the app’s timeout', async () => {
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  const { deviations } = await quick(async (request) => {
    const answer = await inProcess(request)
    const isSlow = new URL(request.url).pathname === '/lgw/jackpot/list'
    if (isSlow) clock.mockReturnValue(performance.now() + 12_345)
    return answer
  })
  clock.mockRestore()
  expect(deviations).toEqual([
    expect.objectContaining({
      endpoint: 'listJackpots',
      expected: 'an answer within 10 seconds',
      actual: 'one after 12.3 seconds',
      effect: expect.stringContaining('asks twice more'),
    }),
  ])
}, 60_000)

it('continues after a login that answers with a page', async () => {
  const page = async () => new Response('<!doctype html><p>Hello')
  const plant = { name: '', path: '/wps/session/login', method: 'POST', spoil: page, found: {} }
  const { deviations, skipped } = await checkWith([plant])
  expect(deviations).toContainEqual(
    expect.objectContaining({ endpoint: 'login', actual: 'an HTML page (HTTP 200)' }),
  )
  expect(skipped).toContain('everything private: the login gave no token')
}, 60_000)

it.each(['https://platform.example', 'https://platform.example/', 'http://localhost:4173'])(
  'accepts the address %s',
  (address) => expect(addressFault('X', address)).toBeNull(),
)

it.each([
  ['platform.example', /^X is https:\/\/ and a host name, not platform\.example\.$/],
  ['localhost:4173', /not localhost:4173\.$/],
  [
    'https://platform.example/api',
    /^X is https:\/\/platform\.example, without a path; .*platform\.wps/,
  ],
])('rejects the address %s', (address, fault) => expect(addressFault('X', address)).toMatch(fault))

function failed(code: string) {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}

it.each([
  ['ECONNREFUSED', /is down/],
  ['ENOTFOUND', /no host/],
  ['CERT_HAS_EXPIRED', /has expired/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /not signed/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /another name/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /without TLS/],
  ['ECONNRESET', /ended the connection/],
])('says in one sentence what %s means', (code, sentence) =>
  expect(unreachable('https://platform.example', failed(code))).toMatch(sentence),
)

it('says why a port cannot be called', async () => {
  const platform = 'http://localhost:1'
  const thrown: unknown = await fetch(platform).catch((failure: unknown) => failure)
  expect(unreachable(platform, thrown)).toBe('localhost:1 ended the connection (bad port).')
})

it('says in one sentence that the address is not a web server', async () => {
  const server = createServer((socket) => socket.end('+OK ready\r\n')).listen(0)
  const address = server.address()
  const platform = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const thrown: unknown = await fetch(platform).catch((failure: unknown) => failure)
  server.close()
  expect(unreachable(platform, thrown)).toMatch(/^localhost:\d+ answers, but not with HTTP: /)
})

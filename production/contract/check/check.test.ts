import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSandbox, passwordOf } from '../../../sandbox/testing/client.ts'
import { checkPlatform } from './check.ts'
import { type Plant, plants } from './plants.testing.ts'
import { prefixed } from './prefixed.ts'
import { unreachable } from './unreachable.ts'

const merchant = JSON.parse(readFileSync('public/merchant.json', 'utf8'))
const platform = 'http://localhost:4173'
const sandbox = openSandbox()

const checkWith = (plant?: Plant, site: string | null = null) =>
  checkPlatform({
    platform,
    site,
    merchantCode: merchant.merchantCode,
    sealingKeyIds: merchant.sealingKeyIds,
    account: { username: 'member', password: passwordOf('member') },
    ask: async (request) => {
      // The sandbox runs in process; requests from its own pages have no Origin.
      const answer = await sandbox.app.fetch(request.clone())
      return plant && plant.at(new URL(request.url).pathname, request.method)
        ? plant.spoil(answer, request)
        : answer
    },
  })

beforeAll(() => sandbox.ready)

it('finds nothing at the sandbox, and reads nearly everything', async () => {
  const { deviations, called, skipped } = await checkWith()
  expect(deviations).toEqual([])
  expect(called.length).toBeGreaterThan(70)
  expect(called).toEqual(expect.arrayContaining(['addFavourite', 'removeFavourite', 'logout']))
  expect(skipped.length).toBeLessThan(12)
}, 60_000)

describe('planted deviations', () => {
  it.each(plants)(
    '$name',
    async (plant) => {
      const { deviations } = await checkWith(plant)
      expect(deviations).toContainEqual(expect.objectContaining(plant.found))
    },
    60_000,
  )

  it('are twenty at least', () => expect(plants.length).toBeGreaterThanOrEqual(20))
})

it('finds that a page of another origin may not read the answers', async () => {
  const { deviations } = await checkWith(undefined, 'https://play.example')
  const field = 'header Access-Control-Allow-Origin'
  expect(deviations).toContainEqual(expect.objectContaining({ endpoint: 'getSite', field }))
  expect(deviations).toContainEqual(expect.objectContaining({ endpoint: 'a preflight', field }))
}, 60_000)

it('finds nothing at a platform that is open to the site at another origin, with paths of its own', async () => {
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

const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

it.each([
  ['ECONNREFUSED', /is down/],
  ['ENOTFOUND', /no host/],
  ['CERT_HAS_EXPIRED', /has expired/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /not signed/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /another name/],
  ['ECONNRESET', /ended the connection/],
])('says in one sentence what %s means', (code, sentence) =>
  expect(unreachable('https://platform.example', failed(code))).toMatch(sentence),
)

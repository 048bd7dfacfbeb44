import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSandbox, passwordOf } from '../../../sandbox/testing/client.ts'
import { checkPlatform } from './check.ts'
import { type Plant, plants } from './plants.testing.ts'
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
      // The sandbox in process; its own pages have no Origin.
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

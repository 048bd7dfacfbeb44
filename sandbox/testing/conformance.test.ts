import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { contract } from '#api/contract.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { type Dropped, onDropped } from '#api/wire.ts'
import { handlers } from '#sandbox/handlers/handlers.ts'
import { Client, signedIn } from './client.ts'

const merchantCode = 'mela'
const list = { platform: 'html5', clientType: '2', pageNo: '1', pageSize: '30' }

const usual = { merchantCode, pageNo: '1', pageSize: '20' }

/** In addition to the usual input; login has its own test. */
const inputs: Partial<Record<keyof typeof contract, Record<string, string>>> = {
  listVendorTypes: { typeId: '1' },
  listGames: list,
  getGame: { nodeId: '10001' },
  listLiveModels: { module: 'CBS3', status: 'active' },
  listHotGames: { isPlatform: '2', platform: 'html5' },
  listRecent: { page: '1', pageSize: '25', clientType: '2' },
  getMessage: { id: '1' },
  getPromotion: { activityId: '1' },
  listRewards: { shelf: 'available' },
  getContract: { kind: 'salary' },
  checkUsername: { username: 'newcomer' },
  listHelp: { device: 'MOBILE' },
  listBets: { from: '2026-01-01', to: '2026-01-31' },
  listProfit: { from: '2026-01-01', to: '2026-01-31' },
  listLeaders: { board: 'win', period: 'week' },
  getOwnRank: { board: 'win', period: 'week' },
  listPopularNotices: { platform: 'M' },
  listAnnouncements: { types: 'B,PL,PU,PR', platform: 'M' },
}

const reads = Object.entries(contract).filter(
  ([, { method, path }]) =>
    method === 'GET' &&
    !/launch|recent\/add|(deposit|withdrawal)\/order$|agent\/(link|figures)$|announcement\/agent$/.test(
      path,
    ),
)

let client: Client
const dropped: Dropped[] = []

beforeAll(async () => {
  client = await signedIn('member')
  onDropped((drop) => dropped.push(drop))
  // The listener also receives what earlier test files in this process dropped.
  dropped.length = 0
})

it.each(reads)('%s answers as in the contract', async (name, endpoint: AnyEndpoint) => {
  const input = Object.entries(inputs).find(([known]) => known === name)?.[1]
  const { status, value } = await client.call(endpoint, { ...usual, ...input })
  expect(status).toBe(200)
  expect(v.safeParse(endpoint.output, value).issues).toBeUndefined()
  expect(dropped).toEqual([])
})

it('has a handler of the same name for every endpoint', () => {
  const tied = Object.entries(handlers).map(([name, { endpoint }]) => [name, endpoint])
  expect(Object.fromEntries(tied)).toEqual(contract)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getWallet } from '#api/account/member.ts'
import { listHotGames } from '#api/games/games.ts'
import { getSite } from '#api/site/site.ts'
import { sendVitals } from '#api/site/vitals.ts'

const fetched = vi.fn<typeof fetch>()
let token: string | null = null

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PLATFORM_WPS', 'https://platform.example/wps')
  vi.stubEnv('PLATFORM_LGW', 'https://platform.example/lgw')
  vi.stubGlobal('fetch', fetched)
  fetched.mockRejectedValue(new TypeError('no network'))
})
afterEach(() => vi.resetModules())

async function calling() {
  const { identifyAs } = await import('./session/identity.testing.ts')
  identifyAs({ language: () => 'BN', token: () => token })
  return (await import('./call.ts')).call
}

const sent = () => {
  const [address, init] = fetched.mock.lastCall ?? []
  return {
    address,
    credentials: init?.credentials,
    headers: [...new Headers(init?.headers).keys()],
  }
}

it('sends token and cookie to a platform at another origin', async () => {
  token = 'secret'
  const call = await calling()
  await expect(call(getWallet, {})).rejects.toThrow('offline')
  expect(sent()).toEqual({
    address: 'https://platform.example/wps/wallet',
    credentials: 'include',
    headers: ['Merchant', 'Language', 'Token'],
  })
})

it('sends reads that need no headers without a preflight', async () => {
  token = null
  const call = await calling()
  await expect(call(getSite, { merchantCode: 'mela01' })).rejects.toThrow('offline')
  expect(sent()).toEqual({
    address: 'https://platform.example/wps/system/status?merchantCode=mela01',
    credentials: 'include',
    headers: [],
  })
})

it('uses the page’s early request for its call', async () => {
  token = null
  const call = await calling()
  const { addressOf } = await import('./call.ts')
  const { requestEarly } = await import('./early.ts')
  const asked = {
    merchantCode: 'mela01',
    language: 'EN',
    isPlatform: 2,
    platform: 'html5',
  } as const
  vi.spyOn(performance, 'now').mockReturnValue(500)
  fetched.mockImplementation(async () => Response.json({ success: true, value: { list: [] } }))
  requestEarly(addressOf(listHotGames, asked))
  await call(listHotGames, asked).catch(() => undefined)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(sent().address).toMatch(/^https:\/\/platform\.example\/lgw\/game\/hot\?/)
})

const visit = {
  merchantCode: 'mela01',
  version: '1',
  route: '/m/home',
  connection: '4g',
  memory: 'large',
  measures: [],
} as const

it('sends visit figures without cookies, in a request that outlives the page', async () => {
  const { sendBeacon } = await import('./reports/beacon.ts')
  sendBeacon(sendVitals, { ...visit, measures: [] })
  expect(sent()).toMatchObject({
    address: 'https://platform.example/wps/vitals',
    credentials: 'omit',
  })
  expect(fetched.mock.lastCall?.[1]?.keepalive).toBe(true)
})

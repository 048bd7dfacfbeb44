import { expect, it, vi } from 'vitest'
import { listHotGames } from '#api/games/games.ts'
import { getSite } from '#api/site/site.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { currencyAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { queryAtom } from '#net/query/query.ts'
import { invalidate, store } from '#net/query/queryClient.ts'
import { noticeClosedIntent, readStatus, storeStatusIntent } from './status.atoms.ts'

setUp()

it('the status of a closed site is stored for the next start, whenever it arrived', async () => {
  platform({ '/wps/system/status': () => ({ maintenance: true, serverTime: 1 }) })
  const look = store.sub(siteAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(siteAtom).value).toBeDefined())
  store.set(storeStatusIntent)
  expect(readStatus()).toMatchObject({ gate: 'maintenance' })
  look()
})

it('reads that a closed site refused are repeated once it is open, and no others', async () => {
  let regionRestriction = true
  const asked = platform({
    '/wps/system/status': () => ({ regionRestriction, serverTime: 1 }),
    '/lgw/game/hot': () => new Refused(404, 'not_found'),
    '/wps/wallet/merchant': () =>
      regionRestriction
        ? new Refused(403, 'region_restricted')
        : { currencySymbol: '$', currency: 'USD' },
  })
  const otherAtom = queryAtom(listHotGames, () => ({ merchantCode: 'mela01', language: 'EN' }))
  const looks = [siteAtom, currencyAtom, otherAtom].map((read) => store.sub(read, () => undefined))
  const follow = store.sub(siteAtom, () => store.set(storeStatusIntent))
  await vi.waitFor(() => expect(store.get(currencyAtom).failure?.code).toBe('region_restricted'))
  await vi.waitFor(() => expect(store.get(otherAtom).failure?.code).toBe('not_found'))
  regionRestriction = false
  void invalidate(getSite)
  await vi.waitFor(() => expect(store.get(currencyAtom).value?.symbol).toBe('$'))
  expect(asked.filter((call) => call.includes('hot'))).toHaveLength(1)
  for (const release of [...looks, follow]) release()
})

it('the status is requested once, however many calls are refused', async () => {
  let maintenance = false
  const asked = platform({ '/wps/system/status': () => ({ maintenance, serverTime: 1 }) })
  const look = store.sub(siteAtom, () => undefined)
  const isAt = (gate: string) =>
    vi.waitFor(() => expect(store.get(siteAtom).value?.gate).toBe(gate))
  const refuse = () => [1, 2, 3].forEach(() => store.set(noticeClosedIntent))
  await isAt('open')
  maintenance = true
  refuse()
  await isAt('maintenance')
  refuse()
  await vi.waitFor(() => expect(store.get(siteAtom).isPending).toBe(false))
  expect(asked).toHaveLength(2)
  look()
})

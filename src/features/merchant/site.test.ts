import { QueryClient } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { describe, expect, it, vi } from 'vitest'
import type { Switches } from '#api/site/switches.ts'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { isClosedAtom, isOnAtom, knownSiteAtom, siteAtom } from './merchant.atoms.ts'
import { storeSiteIntent } from './storeSite.ts'
import { readSite, writeSite } from './site.storage.ts'

const hosts = { cockfightVendors: ['MORAG'], imageHosts: ['/cdn/1', 'https://img.example'] }
const switches = { REWCEN3: true, FUNDTRANS3: false }
const site = { ...hosts, switches }
const nothing = { cockfightVendors: [], imageHosts: [], switches: {} }
const day = 86_400_000
const noNetwork = { '/wps/system/status': () => new Error('no network') }

setUp()

/** A page that has asked nothing yet. */
function newVisit() {
  const visit = createStore()
  visit.set(queryClientAtom, new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return visit
}

it.each([
  ['as it was stored', { ...site, at: Date.now() - 20 * day }, site],
  [
    'without switches that are too old',
    { ...site, at: Date.now() - 31 * day },
    { ...hosts, switches: {} },
  ],
  ['without switches when none were stored', hosts, { ...hosts, switches: {} }],
  ['nothing when none was stored', null, nothing],
  ['nothing of malformed data', { ...site, imageHosts: '/cdn/1' }, nothing],
  ['nothing of invalid vendors', { ...site, cockfightVendors: ['<b>'] }, nothing],
])('is read %s', (_, stored, expected) => {
  localStorage.setItem('site', JSON.stringify(stored))
  expect(readSite()).toEqual(expected)
})

it('the site’s info is stored for the next start, whether it arrives before or after the listener', async () => {
  const { cockfightVendors, imageHosts: imageCDNs } = hosts
  const said = { cockfightVendors, imageCDNs, whitelabel: switches, invitationDays: 7 }
  platform({ '/wps/system/status': () => ({ info: said, serverTime: 1 }) })
  const look = store.sub(knownSiteAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(knownSiteAtom)).toMatchObject(site))
  store.set(storeSiteIntent)
  expect(localStorage.getItem('referralDays')).toBe('7')
  platform(noNetwork)
  expect(newVisit().get(knownSiteAtom)).toEqual(site)
  look()
})

it('the platform’s answer of this visit replaces an earlier one', async () => {
  writeSite({ ...site, cockfightVendors: ['GONE'] })
  platform({ '/wps/system/status': () => ({ serverTime: 1 }) })
  const visit = newVisit()
  const look = visit.sub(knownSiteAtom, () => undefined)
  expect(visit.get(knownSiteAtom).cockfightVendors).toEqual(['GONE'])
  await vi.waitFor(() => expect(visit.get(knownSiteAtom).cockfightVendors).toEqual([]))
  look()
})

describe('a switch', () => {
  const start = async (kept: Switches, said: Switches | 'no network') => {
    writeSite({ ...nothing, switches: kept })
    platform(
      said === 'no network'
        ? noNetwork
        : { '/wps/system/status': () => ({ info: { whitelabel: said }, serverTime: 1 }) },
    )
    const visit = newVisit()
    const look = visit.sub(siteAtom, () => undefined)
    await vi.waitFor(() =>
      expect(visit.get(siteAtom).value ?? visit.get(siteAtom).failure).toBeDefined(),
    )
    const id = 'REWCEN3'
    const found = { isOn: visit.get(isOnAtom)(id), isClosed: visit.get(isClosedAtom)(id) }
    look()
    return found
  }

  it.each<[string, Switches, Switches | 'no network', { isOn: boolean; isClosed: boolean }]>([
    ['on', {}, { REWCEN3: true }, { isOn: true, isClosed: false }],
    ['off', { REWCEN3: true }, { REWCEN3: false }, { isOn: false, isClosed: true }],
    [
      'as stored when it is missing in the answer',
      { REWCEN3: true },
      {},
      { isOn: true, isClosed: false },
    ],
    ['on at a start offline', { REWCEN3: true }, 'no network', { isOn: true, isClosed: false }],
    ['off but not closed', { REWCEN3: false }, 'no network', { isOn: false, isClosed: false }],
    ['unknown, so not closed', {}, 'no network', { isOn: false, isClosed: false }],
    ['never named, so closed', {}, {}, { isOn: false, isClosed: true }],
  ])('is %s', async (_, kept, said, expected) => {
    expect(await start(kept, said)).toEqual(expected)
  })
})

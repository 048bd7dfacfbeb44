import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '../../net/queryClient.ts'
import { clearStage, platform, setStage } from '../games/testing.tsx'
import { keepSite } from './keepSite.ts'
import { knownSiteAtom } from './merchant.atoms.ts'
import { readSite, writeSite } from './site.storage.ts'

const site = { cockfightVendors: ['MORAG'], imageHosts: ['/cdn/1', 'https://img.example'] }
const nothing = { cockfightVendors: [], imageHosts: [] }
const noNetwork = { '/wps/system/status': () => new Error('no network') }

beforeEach(() => {
  localStorage.clear()
  setStage()
})
afterEach(clearStage)

it.each([
  ['as it was written', site, site],
  ['nothing where none was', null, nothing],
  ['nothing of what is broken', { ...site, imageHosts: '/cdn/1' }, nothing],
  ['nothing of what is no vendor', { ...site, cockfightVendors: ['<b>'] }, nothing],
])('is read %s', (_, stored, expected) => {
  localStorage.setItem('site', JSON.stringify(stored))
  expect(readSite()).toEqual(expected)
})

it('what the platform said before anyone kept it, and after, is there at the next start', async () => {
  const said = { cockfightVendors: ['MORAG'], imageCDNs: ['/cdn/1', 'https://img.example'] }
  platform({ '/wps/system/status': () => ({ info: said, serverTime: 1 }) })
  const look = store.sub(knownSiteAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(knownSiteAtom)).toMatchObject(site))
  const release = keepSite(store)
  platform(noNetwork)
  expect(createStore().get(knownSiteAtom)).toEqual(site)
  release()
  look()
})

it('a word of the platform in this visit counts for more than an earlier one', async () => {
  writeSite({ ...site, cockfightVendors: ['GONE'] })
  platform({ '/wps/system/status': () => ({ serverTime: 1 }) })
  const visit = createStore()
  const look = visit.sub(knownSiteAtom, () => undefined)
  expect(visit.get(knownSiteAtom).cockfightVendors).toEqual(['GONE'])
  await vi.waitFor(() => expect(visit.get(knownSiteAtom).cockfightVendors).toEqual([]))
  look()
})

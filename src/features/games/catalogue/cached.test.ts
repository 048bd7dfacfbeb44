import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { writeSite } from '#features/merchant/site.storage.ts'
import { catalogueAtom } from './games.atoms.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'

setUp()

it('shows cockfights beside sports from the cache, before the platform answers in this visit', async () => {
  writeSite({ cockfightVendors: ['MORAG'], imageHosts: [], switches: {} })
  const vendors = ['KABADDI', 'MORAG']
  platform({
    '/wps/system/status': () => new Error('no network'),
    '/lgw/vendor/types': () => ({
      sorting: [
        {
          gameCategory: 'SPORTS',
          vendorNames: vendors.map((vassalage) => ({ vassalage, accountTypeName: vassalage })),
        },
      ],
      mapping: {
        SPORTS: {
          vendors,
          data: Object.fromEntries(vendors.map((vendor) => [vendor, { gameCount: 3 }])),
        },
      },
    }),
  })
  const visit = createStore()
  const look = visit.sub(catalogueAtom, () => undefined)
  await vi.waitFor(() =>
    expect(visit.get(catalogueAtom)?.map(({ category }) => category)).toEqual([
      'SPORTS',
      'COCKFIGHT',
    ]),
  )
  look()
})

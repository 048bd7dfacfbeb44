import * as v from 'valibot'
import { expect, it } from 'vitest'
import { getSite } from '#api/site/site.ts'
import { listVendorTypes } from './vendors.ts'

const named = (...codes: string[]) =>
  codes.map((vassalage) => ({ vassalage, accountTypeName: vassalage }))

it('a malformed category or count does not affect others', () => {
  const answer = {
    sorting: [
      { gameCategory: 'RNG', vendorNames: named('PADMA', 'BAAGH') },
      { gameCategory: 'FISH', vendorNames: named('PADMA') },
    ],
    mapping: {
      RNG: { vendors: ['PADMA'], data: { PADMA: { gameCount: 'many' }, BAAGH: { gameCount: 7 } } },
      FISH: 'none',
    },
  }
  const counts = v
    .parse(listVendorTypes.output, answer)
    .categories.map(({ category, vendors }) => [
      category,
      vendors.map(({ gameCount }) => gameCount),
    ])
  expect(counts).toEqual([
    ['RNG', [0, 7]],
    ['FISH', [0]],
  ])
})

it('the electronic lotteries come from the mapping, visible or not', () => {
  const mapping = { ELOTT: { vendors: ['TCG_LOTTO_VN', '<b>', 'X'], data: {} } }
  const types = v.parse(listVendorTypes.output, { sorting: [], mapping })
  expect(types.electronicVendors).toEqual(['TCG_LOTTO_VN', 'X'])
  const shown = [{ gameCategory: 'ELOTT', vendorNames: named('LOTT') }]
  expect(
    v.parse(listVendorTypes.output, { sorting: shown, mapping: {} }).electronicVendors,
  ).toEqual([])
})

it('a malformed host or vendor does not affect others', () => {
  const info = { gameHosts: [7, 'https://games.example'], cockfightVendors: ['<b>', 'MORAG'] }
  const site = v.parse(getSite.output, { info, serverTime: 1 })
  expect(site.gameHosts).toEqual(['https://games.example'])
  expect(site.cockfightVendors).toEqual(['MORAG'])
})

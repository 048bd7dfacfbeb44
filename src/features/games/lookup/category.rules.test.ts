import { expect, it } from 'vitest'
import { catalogueOfGames } from './catalogue.testing.ts'
import { placesIn } from './category.rules.ts'

const catalogue = catalogueOfGames([
  { english: 'One', bengali: 'এক' },
  { english: 'Two', bengali: 'দুই', type: 'FISH' },
  { english: 'Three', bengali: 'তিন', vendor: 'MAATH', type: 'SPORTS' },
  { english: 'Four', bengali: 'চার', vendor: 'TF', type: 'SPORTS' },
  { english: 'Five', bengali: 'পাঁচ', vendor: 'TF' },
])

it.each([
  ['FISH', null, [1]],
  ['RNG', null, [0, 4]],
  ['SPORTS', ['MAATH'], [2]],
  ['ESPORTS', ['TF'], [3]],
  ['LIVE', null, []],
] as const)('positions in %s filtered by %j are %j', (category, vendors, places) =>
  expect([...placesIn(catalogue, { category, vendors, limit: 9 })]).toEqual(places),
)

import { expect, it } from 'vitest'
import { catalogueOf } from './catalogue.testing.ts'
import { placesIn } from './rest.rules.ts'

const catalogue = catalogueOf([
  { english: 'One', bengali: 'এক' },
  { english: 'Two', bengali: 'দুই', type: 'FISH' },
  { english: 'Three', bengali: 'তিন' },
  { english: 'Four', bengali: 'চার' },
])

it.each([
  ['FISH', [], [1]],
  ['RNG', [], [0, 2, 3]],
  ['RNG', ['1', '4'], [2]],
  ['LIVE', [], []],
] as const)('of %s without %j there are the places %j', (category, without, places) =>
  expect([...placesIn(catalogue, category, new Set<string>(without))]).toEqual(places),
)

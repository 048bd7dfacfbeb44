import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../search/lookup/catalogue.testing.ts'
import { aGame } from '../testing.tsx'
import { isInCatalogue, placesOf, wholeList } from './whole.rules.ts'

const catalogue = catalogueOf([
  { english: 'One', bengali: 'এক' },
  { english: 'Two', bengali: 'দুই', type: 'FISH' },
  { english: 'Three', bengali: 'তিন' },
  { english: 'Four', bengali: 'চার' },
])
const pinned = aGame({ id: '3', name: 'Three' })
const namesOf = (list: ReturnType<typeof wholeList>) =>
  Array.from({ length: list?.size ?? 0 }, (_, place) => list?.gameAt(place)?.name)

it.each([
  ['ALL', false],
  ['RNG', true],
  ['FISH', true],
  ['SPORTS', false],
  ['LOTT', false],
  ['FAV', false],
  ['HOT', false],
] as const)('whether the catalogue knows all of %s: %s', (list, expected) =>
  expect(isInCatalogue(list)).toBe(expected),
)

it('a category has its own games only', () => {
  expect([...placesOf(catalogue, 'FISH', new Set())]).toEqual([1])
  expect([...placesOf(catalogue, 'RNG', new Set())]).toEqual([0, 2, 3])
})

describe('a whole list', () => {
  it('begins as the platform says and shows no game twice', () =>
    expect(namesOf(wholeList(catalogue, 'RNG', [pinned], 3, 'EN'))).toEqual([
      'Three',
      'One',
      'Four',
    ]))

  it('speaks the language of lists', () =>
    expect(namesOf(wholeList(catalogue, 'RNG', [pinned], 3, 'BN'))).toEqual(['Three', 'এক', 'চার']))

  it('is none where platform and catalogue do not count the same games', () =>
    expect(wholeList(catalogue, 'RNG', [pinned], 4, 'EN')).toBeNull())

  it('is none before the first page', () =>
    expect(wholeList(catalogue, 'RNG', [], 3, 'EN')).toBeNull())
})

import { describe, expect, it } from 'vitest'
import type { Category } from '#api/games/category.ts'
import { isAmong, sifted, placeholderFrom } from './list.rules.ts'
import { aGame } from '#testing/games.ts'
import { filterFor } from '#features/games/filter/filter.rules.ts'

const entry = (category: Category, code: string) => ({
  category,
  classes: [],
  vendors: [{ code, name: code, logo: null, gameCount: 1 }],
})

describe('in a list across all categories', () => {
  const catalogue = [entry('SPORTS', 'S'), entry('ESPORTS', 'TF'), entry('COCKFIGHT', 'C')]
  it.each([
    ['RNG', 'A', 'RNG', true],
    ['CRASH', 'A', 'RNG', true],
    ['CRASH', 'A', 'CRASH', true],
    ['RNG', 'A', 'CRASH', false],
    ['LIVE', 'A', 'RNG', false],
    ['SPORTS', 'S', 'SPORTS', true],
    ['ESPORTS', 'TF', 'SPORTS', false],
    ['SPORTS', 'TF', 'ESPORTS', true],
    ['SPORTS', 'C', 'COCKFIGHT', true],
    ['COCKFIGHT', 'C', 'SPORTS', false],
    ['RNG', 'C', 'COCKFIGHT', false],
  ] as const)('%s of %s is under %s: %s', (category, vendor, list, expected) =>
    expect(isAmong({ category, vendor }, list, catalogue)).toBe(expected),
  )
})

it('filters a list, each game once, and counts the result when the list is complete', () => {
  const games = ['1', '2', '2', '3'].map((id) => ({ id }))
  const read = {
    value: games,
    at: undefined,
    isCached: false,
    failure: undefined,
    isPending: false,
    retry: () => undefined,
    total: 9,
    hasMore: false,
    isLoadingMore: false,
    more: () => undefined,
  }
  expect(sifted(read)).toMatchObject({ value: [{ id: '1' }, { id: '2' }, { id: '3' }], total: 9 })
  expect(sifted(read, ({ id }) => id !== '1').total).toBe(2)
  expect(sifted({ ...read, hasMore: true }, ({ id }) => id !== '1').total).toBeUndefined()
})

const games = [
  aGame({ id: '1', name: 'Tiger Gold', vendor: 'BAAGH', minBet: '0.1', isNew: true }),
  aGame({ id: '2', name: 'Royal TIGER', vendor: 'PADMA', minBet: '0.5' }),
  aGame({ id: '3', name: 'Lantern Loot', vendor: 'PADMA', minBet: '0.1' }),
]
const slots = filterFor('RNG')

it.each([
  ['a vendor', slots, filterFor('RNG', { vendor: 'PADMA' }), ['2', '3']],
  ['a name', slots, filterFor('RNG', { name: 'tiger' }), ['1', '2']],
  ['a stake', slots, filterFor('RNG', { minBet: '0.1' }), ['1', '3']],
  ['new games', slots, filterFor('RNG', { classify: 'NEW' }), ['1']],
  ['all of it', filterFor('RNG', { vendor: 'PADMA' }), slots, ['1', '2', '3']],
  [
    'a vendor within a class',
    filterFor('RNG', { classify: 'Classic' }),
    filterFor('RNG', { classify: 'Classic', vendor: 'BAAGH' }),
    ['1'],
  ],
  ['a class that is not part of a game', slots, filterFor('RNG', { classify: 'Classic' }), []],
  ['favourites', slots, filterFor('RNG', { classify: 'FAV' }), []],
  ['another category', slots, filterFor('LIVE'), []],
] as const)('of the games on screen, %s keeps those that surely match', (_, from, to, ids) =>
  expect(placeholderFrom(games, from, to).map(({ id }) => id)).toEqual(ids),
)

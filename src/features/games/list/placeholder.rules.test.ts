import { expect, it } from 'vitest'
import { aGame } from '#testing/games.ts'
import { filterFor } from '#features/games/filter/filter.rules.ts'
import { placeholderFrom } from './placeholder.rules.ts'

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

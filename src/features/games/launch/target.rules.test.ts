import { expect, it } from 'vitest'
import * as v from 'valibot'
import { LaunchSearch } from './launch.search.ts'
import { targetOf } from './target.rules.ts'

const target = (search: Record<string, unknown>) => targetOf(v.parse(LaunchSearch, search))

it.each([
  [
    'a game',
    { gameId: 10001, vassalage: 'PADMA', gameCategory: 'LIVE' },
    { category: 'LIVE', vendor: 'PADMA', id: '10001', code: null, isFree: false },
  ],
  [
    'a free game',
    { gameId: '7', vassalage: 'PADMA', gameCategory: 'RNG', free: true },
    { category: 'RNG', vendor: 'PADMA', id: '7', code: null, isFree: true },
  ],
  [
    'a game by its code, too',
    { gameId: 7, vassalage: 'PADMA', code: 12 },
    { category: 'RNG', vendor: 'PADMA', id: '7', code: '12', isFree: false },
  ],
  ['nothing', {}, null],
  ['a vendor only', { vassalage: 'PADMA' }, null],
  ['a vendor that cannot be one', { gameId: 1, vassalage: '../x' }, null],
  ['an unknown prize mode', { prize_mode: 'GOLD', code: 'lobby' }, null],
])('an address that names %s', (_, search, expected) => expect(target(search)).toEqual(expected))

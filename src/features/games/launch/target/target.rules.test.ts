import { expect, it } from 'vitest'
import * as v from 'valibot'
import { LaunchSearch, lotterySearchOf } from './launch.search.ts'
import { targetOf } from './target.rules.ts'

const target = (search: Record<string, unknown>) => targetOf(v.parse(LaunchSearch, search))

it.each([
  [
    'a game',
    { gameId: '10001', vassalage: 'PADMA', gameCategory: 'LIVE' },
    { category: 'LIVE', vendor: 'PADMA', id: '10001', code: null, group: null, isFree: false },
  ],
  [
    'a free game',
    { gameId: '7', vassalage: 'PADMA', gameCategory: 'RNG', free: 'true' },
    { category: 'RNG', vendor: 'PADMA', id: '7', code: null, group: null, isFree: true },
  ],
  [
    'a game by its code, too',
    { gameId: '7', vassalage: 'PADMA', code: '12' },
    { category: 'RNG', vendor: 'PADMA', id: '7', code: '12', group: null, isFree: false },
  ],
  [
    'the group of a game',
    { gameId: '7', vassalage: 'PADMA', gameGroupId: '3' },
    { category: 'RNG', vendor: 'PADMA', id: '7', code: null, group: '3', isFree: false },
  ],
  ['a game by its id alone', { gameId: '10001', gameGroupId: '3' }, { id: '10001' }],
  ['a game with an invalid vendor', { gameId: '1', vassalage: '../x' }, { id: '1' }],
  ['a game without a name', { gameId: '', vassalage: 'PADMA' }, null],
  ['a name of 65 letters', { gameId: 'x'.repeat(65), vassalage: 'PADMA' }, null],
  ['nothing', {}, null],
  ['a vendor only', { vassalage: 'PADMA' }, null],
  ['an unknown prize mode', { prize_mode: 'GOLD', code: 'lobby' }, null],
])('an address that names %s', (_, search, expected) => expect(target(search)).toEqual(expected))

it.each([
  [
    { prize_mode: 'SEA', code: 'lobby', pageBack: 'home' },
    { gameId: 'lobby', pageBack: 'home' },
  ],
  [{ prize_mode: 'SEA', gameId: 'sagor4', code: 'lobby' }, { gameId: 'sagor4' }],
  [
    { prize_mode: 'SEA', gameId: '10001', mui: '2' },
    { gameId: '10001', mui: '2' },
  ],
  [{ prize_mode: 'SEA', playType: 'ent' }, { playType: 'ent' }],
])('a launch with the prize mode %j starts the lottery with %j', (search, expected) =>
  expect(JSON.parse(JSON.stringify(lotterySearchOf(v.parse(LaunchSearch, search))))).toEqual({
    prize_mode: 'SEA',
    ...expected,
  }),
)

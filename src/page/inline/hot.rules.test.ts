import { expect, it } from 'vitest'
import { listHotGames } from '#api/games/games.ts'
import { parseAnswer } from '#net/wire.ts'
import { hotGamesIn } from './hot.rules.ts'

const game = { nodeId: 7, gameName: 'Tiger', vassalage: 'PADMA', gameType: 'RNG' }
const ok = (list: unknown) => ({ success: true, value: { list } })

/** The fields of each game that the page draws, parsed by the app's own schema. */
const byTheApp = (answer: unknown) =>
  parseAnswer(listHotGames, answer).items.map(({ id, name, vendor, category, isNew, demo }) => ({
    id,
    name,
    vendor,
    category,
    isNew,
    demo,
  }))

it.each([
  ['rows', [game, { ...game, nodeId: '8', gameName: ' Fish ', gameType: 'FISH' }]],
  [
    'columns',
    {
      nodeId: [1, 2, 3],
      gameName: ['One', null, 'Three'],
      displayName: ['', 'Two', ''],
      vassalage: ['PADMA', 'PADMA', 'TF'],
      gameType: ['RNG', 'LIVE', 'SPORTS'],
      gameClassifyNew: ['RNG_Crash', null, null],
    },
  ],
  ['other names', [{ roomId: 9, displayName: 'Room', vendorCode: 'DOEL', gameType: 'LIVE' }]],
  [
    'games without a name',
    [
      { ...game, gameName: '' },
      { ...game, nodeName: 'Named' },
    ],
  ],
  [
    'games without an id or a vendor',
    [{ ...game, nodeId: null }, { ...game, vassalage: '' }, game],
  ],
  ['an unknown category', [{ ...game, gameType: 'BINGO' }, game]],
  ['what is not a game', [null, 7, 'Tiger', [], game]],
  [
    'badges',
    [
      { ...game, isNew: 1, supportPlay: 0 },
      { ...game, isNew: '1', supportPlay: '1' },
    ],
  ],
  ['none', []],
])('reads %s as the app does', (_, list) => {
  expect(hotGamesIn(ok(list))).toEqual(byTheApp(ok(list)))
})

it.each([
  [null],
  ['<html></html>'],
  [[]],
  [{}],
  [{ success: false, code: 'maintenance' }],
  [{ success: true, value: null }],
  [{ success: true, value: [] }],
  [ok('Tiger')],
  [ok(7)],
  [ok({ nodeId: 7, gameName: { length: 9 } })],
  [ok([{ ...game, nodeId: null }])],
])('reads no game from %j', (answer) => {
  expect(hotGamesIn(answer)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  closePath,
  listOf,
  lobbySearchOf,
  namedOf,
  startSearchOf,
  startTargetOf,
  vendorFirst,
} from './lottery.rules.ts'
import { getLotteryMenu } from '#api/games/lottery.ts'
import { LotterySearch, StartSearch } from './lottery.search.ts'
import { menu } from './lottery.testing.ts'

it.each([
  ['TCG_LOTTO_VN', 'LOTT', 'ELott'],
  ['TCG_SEA', 'ELOTT', 'SEA'],
  ['LOTT', 'ELOTT', 'ELOTT'],
  ['ELOTT', 'LOTT', 'LOTT'],
] as const)('%s, where the platform is in mode %s, starts in mode %s', (vendor, mode, expected) =>
  expect(startSearchOf({ code: 'mela45', vendor, playTypes: ['trad'] }, mode)).toEqual({
    playType: 'trad',
    gameId: 'mela45',
    prize_mode: expected,
    vassalage: vendor,
  }),
)

it('a vendor’s own lobby is opened in the vendor’s mode', () =>
  expect(startTargetOf(lobbySearchOf('TCG_SEA', 'LOTT'))).toMatchObject({
    vendor: 'TCG_SEA',
    code: 'lobby',
    prizeMode: 'SEA',
  }))

it.each([
  ['', ['Mela: Padma 3D, Meghna 4D', 'Sagor: Sagor 4D']],
  ['MELA', ['Mela: Padma 3D, Meghna 4D']],
  ['padma', ['Mela: Padma 3D']],
  ['4d', ['Mela: Meghna 4D', 'Sagor: Sagor 4D']],
  ['nothing', []],
])('of the lotteries, “%s” finds %j', (name, expected) => {
  const game = { ...v.parse(getLotteryMenu.output, menu)[0]!.games[0]!, code: 'x' }
  const vendor = (vendorName: string, names: readonly string[]) => ({
    code: 'LOTT' as const,
    name: vendorName,
    games: names.map((one) => ({ ...game, name: one })),
  })
  const vendors = [vendor('Mela', ['Padma 3D', 'Meghna 4D']), vendor('Sagor', ['Sagor 4D'])]
  expect(
    namedOf(vendors, name).map(
      (one) => `${one.name}: ${one.games.map((it) => it.name).join(', ')}`,
    ),
  ).toEqual(expected)
})

describe('an address', () => {
  const target = (search: Record<string, unknown>) => startTargetOf(v.parse(StartSearch, search))

  it.each([
    [
      { prize_mode: 'ELott', gameId: 'lal3', playType: 'ent', pageBack: 'home', mui: '1' },
      { vendor: 'TCG_LOTTO_VN', code: 'lal3', prizeMode: 'ELott', playType: 'ent', mui: '1' },
    ],
    [
      { prize_mode: 'SEA' },
      { vendor: 'TCG_SEA', code: 'lobby', prizeMode: 'SEA', playType: 'trad' },
    ],
    [
      { prize_mode: 'ELOTT', vassalage: 'LOTT', gameId: '7' },
      { vendor: 'LOTT', code: '7', prizeMode: 'ELOTT', playType: 'trad' },
    ],
    [
      { prize_mode: 'LOTT', playType: 'gold', gameId: '../x', vassalage: 'a b' },
      { vendor: 'LOTT', code: 'lobby', prizeMode: 'LOTT', playType: 'trad' },
    ],
    [
      { prize_mode: 'SEA', vassalage: 'LOTT' },
      { vendor: 'TCG_SEA', code: 'lobby', prizeMode: 'SEA', playType: 'trad' },
    ],
    [
      { prize_mode: 'LOTT', vassalage: 'TCG_SEA', mui: 'x'.repeat(201) },
      { vendor: 'LOTT', code: 'lobby', prizeMode: 'LOTT', playType: 'trad' },
    ],
    [{ prize_mode: 'GOLD', gameId: 'lal3' }, null],
    [{}, null],
  ])('%j leads to %j', (search, expected) => expect(target(search)).toEqual(expected))

  it.each([
    [{}, 'draws'],
    [{ vassalage: 'LOTT' }, 'draws'],
    [{ vassalage: 'TCG_LOTTO_VN' }, 'quick'],
    [{ vassalage: 'ELOTT', list: 'draws' }, 'draws'],
    [{ list: 'nonsense' }, 'draws'],
  ])('%j opens the list of %s', (search, list) =>
    expect(listOf(v.parse(LotterySearch, search))).toBe(list),
  )
})

it.each([
  [undefined, '/m/game'],
  ['', '/m/game'],
  ['home', '/m/home'],
  ['https://evil.example', '/m/home'],
])('closed with pageBack %s, the page leads to %s', (pageBack, path) =>
  expect(closePath(pageBack)).toBe(path),
)

it.each([
  ['ent', ['trad', 'ent'], 'ent'],
  ['ent', ['trad'], 'trad'],
  ['trad', ['ent'], 'ent'],
] as const)('a player who wants %s in a game with %j plays %s', (wanted, playTypes, expected) =>
  expect(
    startSearchOf({ code: 'mela45', vendor: 'LOTT', playTypes }, 'LOTT', wanted),
  ).toMatchObject({
    playType: expected,
  }),
)

it('puts the requested vendor first and keeps the order of the others', () => {
  const vendors = [{ code: 'A' }, { code: 'B' }, { code: 'C' }]
  expect(vendorFirst(vendors, 'B').map(({ code }) => code)).toEqual(['B', 'A', 'C'])
  expect(vendorFirst(vendors, undefined)).toEqual(vendors)
})

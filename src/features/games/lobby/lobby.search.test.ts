import { expect, it } from 'vitest'
import * as v from 'valibot'
import { HomeSearch, LobbySearch, listOfHome, listOfLobby } from './lobby.search.ts'

it.each([
  [{}, 'ALL'],
  [{ gameCategory: 'RNG' }, 'RNG'],
  [{ gameCategory: 'HOT' }, 'HOT'],
  [{ gameType: 'FISH' }, 'FISH'],
  [{ gameCategory: 'NONSENSE' }, 'ALL'],
  [{ gameCategory: 42, vassalage: 'no vendor', gameClassify: 7 }, 'ALL'],
] as const)('the lobby at %j shows %s', (search, expected) =>
  expect(listOfLobby(v.parse(LobbySearch, search))).toBe(expected),
)

it.each([
  [{}, null],
  [{ pageType: 'list', gameType: 'LIVE' }, 'LIVE'],
  [{ gameType: 'LIVE' }, null],
  [{ pageType: 'list' }, null],
  [{ pageType: 'list', gameType: 'ALL' }, null],
  [{ pageType: 'grid', gameType: 'LIVE' }, null],
] as const)('home at %j opens the list %s', (search, expected) =>
  expect(listOfHome(v.parse(HomeSearch, search))).toBe(expected),
)

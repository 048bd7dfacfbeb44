import { expect, it } from 'vitest'
import * as v from 'valibot'
import { HomeSearch, listOfHome } from './lobby.search.ts'

it.each([
  [{}, null],
  [{ pageType: 'list', gameType: 'LIVE' }, 'LIVE'],
  [{ pageType: 'list', gameType: 'HOT' }, 'HOT'],
  [{ pageType: 'list' }, 'ALL'],
  [{ pageType: 'list', gameType: 'ALL' }, 'ALL'],
  [{ pageType: 'list', gameType: 'rng' }, 'RNG'],
  [{ pageType: 'list', gameType: 'NEW' }, 'RNG'],
  [{ pageType: 'list', gameType: 'megaway' }, 'RNG'],
  [{ pageType: 'list', gameType: 'NONSENSE' }, 'ALL'],
  [{ gameType: 'LIVE' }, null],
  [{ pageType: 'grid', gameType: 'LIVE' }, null],
] as const)('home with %j opens the list %s', (search, expected) =>
  expect(listOfHome(v.parse(HomeSearch, search))).toBe(expected),
)

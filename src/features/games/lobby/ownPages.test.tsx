import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import type { OwnClass } from '#features/games/filter/filter.rules.ts'
import { LobbyScreen } from './LobbyScreen.tsx'

setUp()

const vendorNames = [{ vassalage: 'PADMA', accountTypeName: 'Padma Play' }]
const base = {
  '/lgw/vendor/types': () => ({
    sorting: [
      { gameCategory: 'RNG', vendorNames },
      { gameCategory: 'FISH', vendorNames },
    ],
    mapping: {
      RNG: { vendors: ['PADMA'], data: { PADMA: { gameCount: 4 } } },
      FISH: { vendors: ['PADMA'], data: { PADMA: { gameCount: 4 } } },
    },
  }),
  '/lgw/game/hot': () => ({
    list: [wireGame(1), wireGame(2, { gameType: 'FISH' }), { nodeId: 3 }],
  }),
  '/wps/game/favourite/ids': () => ['5'],
  '/wps/game/favourite': () => ({ content: [wireGame(5)], pageNum: 1, totalPages: 1 }),
  '/wps/game/recent': () => ({ list: [wireGame(6)], totalPages: 1 }),
}
const own = (start: OwnClass, gameType?: string) =>
  visit(
    <LobbyScreen
      start={start}
      search={gameType === undefined ? {} : { gameType }}
      newGames={null}
      Lotteries={() => null}
    />,
  )
const ids = () =>
  [...document.querySelectorAll('[data-node-id]')].map((tile) => tile.getAttribute('data-node-id'))

it.each([
  [undefined, ['1', '2']],
  ['FISH', ['2']],
  ['NONSENSE', ['1', '2']],
])('shows the hot games of %s, without malformed ones', async (gameType, expected) => {
  platform(base)
  await own('HOT', gameType)
  await waitFor(() => expect(ids()).toEqual(expected))
})

it.each([
  ['FAV', 'FISH', ['/wps/game/favourite', 'pageSize=24', 'gameType=FISH']],
  ['RECENT', undefined, ['/wps/game/recent', 'pageSize=25', 'clientType=2']],
] as const)('%s of %s are asked for with %j', async (list, gameType, words) => {
  const asked = platform(base)
  logIn()
  await own(list, gameType)
  await waitFor(() =>
    expect(asked.some((line) => words.every((word) => line.includes(word)))).toBe(true),
  )
})

it('links from an empty category to the whole list', async () => {
  platform({ ...base, '/wps/game/recent': () => ({ list: [], totalPages: 1 }) })
  logIn()
  const { at } = await own('RECENT', 'FISH')
  fireEvent.click(await screen.findByRole('link', { name: 'Clear filters' }))
  await waitFor(() => expect(at()).toMatch(/=ALL/))
})

it('has the lobby’s classes and categories, which link to the lobby', async () => {
  platform(base)
  const { at } = await own('HOT')
  expect(screen.getByRole('heading', { name: 'Hot games' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Hot' })).toBeChecked()
  expect(await screen.findByRole('link', { name: 'Fishing' })).toHaveAttribute(
    'href',
    '/m/gameLobbyCenter?gameCategory=FISH',
  )
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current')
  fireEvent.click(screen.getByRole('radio', { name: 'Recent' }))
  await waitFor(() => expect(at()).toBe('/m/gameLobbyCenter?gameCategory=ALL&gameClassify=RECENT'))
})

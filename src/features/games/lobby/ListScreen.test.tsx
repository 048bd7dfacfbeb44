import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { pageTitleAtom } from '#ui/pageTitle.ts'
import { wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { ListScreen } from './ListScreen.tsx'

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
const ids = () =>
  [...document.querySelectorAll('[data-node-id]')].map((tile) => tile.getAttribute('data-node-id'))

it.each([
  [undefined, ['1', '2']],
  ['FISH', ['2']],
  ['NONSENSE', ['1', '2']],
])(
  'of the hot games, those of %s are shown, and none that is broken',
  async (gameType, expected) => {
    platform(base)
    await visit(<ListScreen list="HOT" gameType={gameType} />)
    await waitFor(() => expect(ids()).toEqual(expected))
  },
)

it.each([
  ['FAV', 'FISH', ['/wps/game/favourite', 'pageSize=24', 'gameType=FISH']],
  ['RECENT', undefined, ['/wps/game/recent', 'pageSize=25', 'clientType=2']],
] as const)('%s of %s are asked for with %j', async (list, gameType, words) => {
  const asked = platform(base)
  logIn()
  await visit(<ListScreen list={list} gameType={gameType} />)
  await waitFor(() =>
    expect(asked.some((line) => words.every((word) => line.includes(word)))).toBe(true),
  )
})

it('goes by its own name, and leads from an empty category to the whole list', async () => {
  platform({ ...base, '/wps/game/recent': () => ({ list: [], totalPages: 1 }) })
  logIn()
  const { at } = await visit(<ListScreen list="RECENT" gameType="FISH" />)
  expect(screen.getByRole('heading', { name: 'Recent games' })).toBeInTheDocument()
  fireEvent.click(await screen.findByRole('link', { name: 'Clear filters' }))
  await waitFor(() => expect(at()).toMatch(/=ALL/))
})

it('leads to the other lists, and to its part of each category', async () => {
  platform(base)
  await visit(<ListScreen list="HOT" gameType={undefined} />)
  expect(screen.getByRole('link', { name: 'Recent' })).toHaveAttribute('href', '/m/recent')
  expect(await screen.findByRole('link', { name: 'Fishing' })).toHaveAttribute(
    'href',
    '/?gameType=FISH',
  )
  const all = screen.getByRole('link', { name: 'All' })
  expect(all).toHaveAttribute('href', '/m/gameLobbyCenter?gameCategory=ALL')
  expect(all).not.toHaveAttribute('aria-current')
})

it('has the search over the page in its header', async () => {
  platform(base)
  await visit(<ListScreen list="HOT" gameType={undefined} />)
  const { actions } = store.get(pageTitleAtom) ?? {}
  const { at } = await visit(actions)
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(at()).toBe('/?find='))
})

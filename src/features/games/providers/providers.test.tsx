import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { pageTitleAtom } from '#ui/pageTitle.ts'
import { wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { ProvidersScreen } from './ProvidersScreen.tsx'
import type { ProvidersSearch } from '#features/games/filter/lobby.search.ts'

setUp()

const maker = (vassalage: string, accountTypeName: string) => ({ vassalage, accountTypeName })
const types = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: [maker('PADMA', 'Padma Play'), maker('BAAGH', 'Baagh')] },
    { gameCategory: 'FISH', vendorNames: [maker('PADMA', 'Padma Play')] },
    { gameCategory: 'LOTT', vendorNames: [maker('TCG_SEA', 'Sagor Lottery')] },
  ],
  mapping: {
    RNG: { vendors: [], data: { PADMA: { gameCount: 4 }, BAAGH: { gameCount: 2 } } },
    FISH: { vendors: [], data: { PADMA: { gameCount: 3 } } },
    LOTT: { vendors: [], data: { TCG_SEA: { gameCount: 1 } } },
  },
}
const games = (query: URLSearchParams) => ({
  games: [wireGame(1, { vassalage: query.get('vassalage') })],
  pageNum: 1,
  totalPages: 1,
  totalCount: 1,
})
const providers = (search: Partial<ProvidersSearch>) => {
  const asked = platform({
    '/lgw/vendor/types': () => types,
    '/lgw/vendor/list': () => [],
    '/lgw/game/list': games,
  })
  return { asked, visited: visit(<ProvidersScreen search={search as ProvidersSearch} />) }
}

it.each([
  [{}, ['Padma Play 7 games', 'Baagh 2 games', 'Sagor Lottery 1 game']],
  [{ gameCategory: 'PROVIDER' }, ['Padma Play 7 games', 'Baagh 2 games', 'Sagor Lottery 1 game']],
  [{ gameCategory: 'FISH' }, ['Padma Play 3 games']],
  [{ vassalage: 'NOBODY' }, ['Padma Play 7 games', 'Baagh 2 games', 'Sagor Lottery 1 game']],
] as const)('with %j the providers are %j', async (search, expected) => {
  await providers(search).visited
  await screen.findByText('Padma Play')
  const tiles = [...document.querySelectorAll('[data-vendor]')]
  const read = (tile: Element) =>
    [...tile.querySelectorAll('[class*=words] > span')].map((word) => word.textContent).join(' ')
  expect(tiles.map(read)).toEqual(expected)
  expect(screen.getByText('Padma Play')).toHaveAttribute('lang', 'en')
})

it('a provider shows its games, of all categories or of one', async () => {
  const { asked, visited } = providers({ vassalage: 'PADMA' })
  const { at } = await visited
  expect(await screen.findByRole('heading', { name: 'Padma Play' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Game 1' })).toBeVisible()
  expect(asked.some((line) => line.includes('vassalage=PADMA'))).toBe(true)
  expect(store.get(pageTitleAtom)).toEqual({ text: 'Padma Play', count: 7, lang: 'en' })
  fireEvent.click(screen.getByRole('radio', { name: 'Fishing' }))
  await waitFor(() => expect(at()).toBe('/m/providers?gameCategory=FISH'))
})

it('a provider with lotteries only opens the lottery', async () => {
  logIn()
  const { at } = await providers({ vassalage: 'TCG_SEA' }).visited
  fireEvent.click(await screen.findByRole('button', { name: /Sagor Lottery/ }))
  await waitFor(() => expect(at()).toMatch(/launchGame.*prize_mode=SEA/))
})

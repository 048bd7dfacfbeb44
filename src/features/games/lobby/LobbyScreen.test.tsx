import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { pageTitleAtom } from '#ui/pageTitle.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, neverNear, setUp, visit } from '#testing/visit.tsx'
import { wireGame } from '#testing/games.ts'
import { lobbyAnswers } from './lobbyPlatform.testing.ts'
import { LobbyScreen } from './LobbyScreen.tsx'
import type { LobbySearch } from '#features/games/filter/lobby.search.ts'

setUp()

// Without a key, a list would be as long as the test before has left it.
beforeEach(() => {
  vi.stubGlobal('navigation', { currentEntry: { key: crypto.randomUUID() } })
})

const games = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => wireGame(first + place))
const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('pageNo'))
  return {
    games: games((page - 1) * 15 + 1, page === 3 ? 10 : 15),
    pageNum: page,
    totalPages: 3,
    totalCount: 40,
  }
}
const Lotteries = ({ list }: { list: string }) => `Lotteries of ${list}`
const lobby = (search: Partial<LobbySearch>) =>
  visit(<LobbyScreen search={search as LobbySearch} newGames={null} Lotteries={Lotteries} />)
const tiles = () => document.querySelectorAll('[data-node-id]')

describe('the lobby', () => {
  it('loads 15 games at a time by tap, until the end', async () => {
    neverNear()
    const asked = platform({ ...lobbyAnswers, '/lgw/game/list': pageOf })
    await lobby({ gameCategory: 'RNG' })
    await waitFor(() => expect(tiles()).toHaveLength(15))
    expect(screen.getByText('15 of 40 games')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'More games' }))
    await waitFor(() => expect(tiles()).toHaveLength(30))
    fireEvent.click(screen.getByRole('button', { name: 'More games' }))
    await waitFor(() => expect(tiles()).toHaveLength(40))
    expect(screen.queryByRole('button', { name: 'More games' })).toBeNull()
    expect(asked.filter((line) => line.includes('pageSize=15'))).toHaveLength(3)
  })

  it('loads the next games by itself near the end', async () => {
    platform({ ...lobbyAnswers, '/lgw/game/list': pageOf })
    await lobby({ gameCategory: 'RNG' })
    await waitFor(() => expect(tiles()).toHaveLength(40))
  })

  it('ends with the platform’s pages, whatever total it gave', async () => {
    const asked = platform({
      ...lobbyAnswers,
      '/lgw/game/list': (query) =>
        query.get('pageNo') === '1'
          ? pageOf(query)
          : { games: [], pageNum: Number(query.get('pageNo')), totalPages: 3, totalCount: 40 },
    })
    await lobby({ gameCategory: 'RNG' })
    await waitFor(() => expect(asked.some((line) => line.includes('pageNo=2'))).toBe(true))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More games' })).toBeNull())
    expect(tiles()).toHaveLength(15)
    expect(asked.some((line) => line.includes('pageNo=3'))).toBe(false)
  })

  it('reads all pages of a list without page numbers', async () => {
    const recent = (query: URLSearchParams) => ({
      list: games((Number(query.get('page')) - 1) * 25 + 1, 25),
      totalPages: 2,
    })
    const asked = platform({ ...lobbyAnswers, '/wps/game/recent': recent })
    logIn()
    await lobby({ gameCategory: 'RECENT' })
    await waitFor(() => expect(tiles()).toHaveLength(50))
    expect(asked.filter((line) => line.includes('/wps/game/recent'))).toHaveLength(2)
  })

  it('shows category and total in the header', async () => {
    platform({ ...lobbyAnswers, '/lgw/game/list': pageOf })
    await lobby({ gameCategory: 'RNG' })
    await waitFor(() => expect(store.get(pageTitleAtom)).toEqual({ text: 'Slots', count: 40 }))
  })

  it.each([
    ['NEW', 'New'],
    ['Megaways', 'Megaways'],
    ['FeatureBuy', 'Feature buy'],
    ['BonusGame', 'Bonus games'],
  ])('shows the class %s in the header in place of its category', async (gameClassify, text) => {
    platform({ ...lobbyAnswers, '/lgw/game/list': pageOf })
    await lobby({ gameCategory: 'RNG', gameClassify })
    await waitFor(() => expect(store.get(pageTitleAtom)).toMatchObject({ text }))
  })

  it('shows no total before the end when the platform gives none', async () => {
    neverNear()
    const recent = (query: URLSearchParams) => ({
      list: query.get('page') === '1' ? games(1, 25) : games(26, 5),
      totalPages: 2,
    })
    platform({ ...lobbyAnswers, '/wps/game/recent': recent })
    logIn()
    await lobby({ gameCategory: 'RECENT' })
    expect(await screen.findByText('25 games')).toBeVisible()
    const isCalled = (count?: number) =>
      waitFor(() => expect(store.get(pageTitleAtom)).toEqual({ text: 'Recent games', count }))
    await isCalled()
    fireEvent.click(screen.getByRole('button', { name: 'More games' }))
    await isCalled(30)
    expect(tiles()).toHaveLength(30)
  })

  it.each<Partial<LobbySearch>>([{}, { gameCategory: 'ALL' }, { gameType: 'NONSENSE' }])(
    'shows everything in sections at %j',
    async (search) => {
      const asked = platform({ ...lobbyAnswers, '/lgw/game/list': pageOf })
      await lobby(search)
      await waitFor(() =>
        expect(
          screen.getByRole('region', { name: 'Slots' }).querySelector('[data-node-id]'),
        ).not.toBeNull(),
      )
      expect(screen.getByRole('region', { name: 'Providers' })).toBeVisible()
      expect(asked.every((line) => !line.includes('/game/list') || line.includes('gameType'))).toBe(
        true,
      )
      expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
      expect(store.get(pageTitleAtom)).toMatchObject({ text: 'Game center' })
    },
  )

  it.each<[Partial<LobbySearch>, string]>([
    [{ vassalage: 'PADMA' }, 'vassalage=PADMA'],
    [{ minBet: '0.05' }, 'minBet=0.05'],
    [{ gameName: 'tiger' }, 'gameName=tiger'],
  ])('lists all games narrowed by %j', async (search, words) => {
    const asked = platform({ ...lobbyAnswers, '/lgw/game/list': pageOf })
    await lobby(search)
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0))
    expect(screen.queryByRole('region', { name: 'Slots' })).toBeNull()
    const lists = asked.filter((line) => line.includes('/lgw/game/list'))
    expect(lists[0]).toContain(words)
    expect(lists.some((line) => line.includes('gameType'))).toBe(false)
  })

  it('filters by the vendor in the address, which can be changed', async () => {
    const asked = platform({ ...lobbyAnswers, '/lgw/game/list': pageOf })
    const router = await lobby({ gameCategory: 'RNG', vassalage: 'PADMA' })
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0))
    expect(asked.some((line) => line.includes('vassalage=PADMA'))).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Padma Play' }))
    await waitFor(() => expect(router.at()).toBe('/?gameCategory=RNG'))
  })

  it('counts lotteries, and shows their cards in place of the grid', async () => {
    platform(lobbyAnswers)
    await lobby({ gameCategory: 'LOTT' })
    expect(await screen.findByText('Lotteries of LOTT')).toBeVisible()
    await waitFor(() => expect(store.get(pageTitleAtom)).toMatchObject({ count: 6 }))
  })

  it('shows why a page failed, keeps the others, and offers a retry', async () => {
    let isBroken = true
    platform({
      ...lobbyAnswers,
      '/lgw/game/list': (query) =>
        isBroken && query.get('pageNo') === '2' ? new Refused(400, 'not_found') : pageOf(query),
    })
    await lobby({ gameCategory: 'RNG' })
    expect(await screen.findByText('This is no longer available')).toBeVisible()
    expect(tiles()).toHaveLength(15)
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(tiles()).toHaveLength(40))
  })

  it('offers one retry when the first page fails', async () => {
    let isBroken = true
    platform({
      ...lobbyAnswers,
      '/lgw/game/list': (query) => (isBroken ? new Error('gone') : pageOf(query)),
    })
    await lobby({ gameCategory: 'RNG', minBet: '0.1' })
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot be reached')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0))
  })
})

describe('an empty list', () => {
  const empty = () => ({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 })
  const own = {
    '/wps/game/favourite': () => ({ content: [], pageNum: 1, totalPages: 0 }),
    '/wps/game/favourite/ids': () => [],
    '/wps/game/recent': () => ({ list: [], totalPages: 0 }),
  }
  it.each([
    ['a category', { gameCategory: 'RNG' }, 'No games here yet', 'See all games'],
    [
      'a vendor',
      { gameCategory: 'RNG', vassalage: 'PADMA' },
      'No games match these filters',
      'Clear filters',
    ],
    ['favourites', { gameCategory: 'FAV' }, 'Sign in to see your favorites', 'Sign in'],
    ['games', { gameCategory: 'RECENT' }, 'Sign in to see your recent games', 'Sign in'],
  ] as const)('of %s says so and links elsewhere', async (_, search, sentence, way) => {
    platform({ ...lobbyAnswers, '/lgw/game/list': empty })
    await lobby(search)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toBeVisible()
  })

  it('is not shown for an unreadable list, which offers a retry', async () => {
    const games = [{ nodeId: 1, title: 'Of another contract' }]
    platform({ ...lobbyAnswers, '/lgw/game/list': () => ({ ...empty(), games }) })
    await lobby({ gameCategory: 'RNG' })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByText('No games here yet')).not.toBeInTheDocument()
  })

  it.each([
    ['FAV', 'No favorites yet'],
    ['RECENT', 'No recent games yet'],
  ] as const)('of a member’s %s says how to fill it', async (gameCategory, sentence) => {
    platform({ ...lobbyAnswers, ...own })
    logIn()
    await lobby({ gameCategory })
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See hot games' })).toBeVisible()
  })
})

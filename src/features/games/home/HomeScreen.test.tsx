import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { HomeScreen } from './HomeScreen.tsx'

setUp()

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const games = (from: number, count: number, change = {}) => ({
  games: range(from, count).map((id) => wireGame(id, change)),
  pageNum: 1,
  totalPages: 4,
  totalCount: 120,
})
const types = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: [{ vassalage: 'PADMA', accountTypeName: 'Padma' }] },
    {
      gameCategory: 'SPORTS',
      vendorNames: ['MAATH', 'IMES', 'TF', 'MORAG'].map((vassalage) => ({
        vassalage,
        accountTypeName: vassalage,
      })),
    },
  ],
  mapping: {
    RNG: { vendors: ['PADMA'], data: { PADMA: { gameCount: 120 } } },
    SPORTS: {
      vendors: ['MAATH', 'IMES', 'TF', 'MORAG'],
      data: {
        MAATH: { gameCount: 3 },
        IMES: { gameCount: 1 },
        TF: { gameCount: 2 },
        MORAG: { gameCount: 1 },
      },
    },
  },
}
const sports = (vendor: string | null) =>
  ({
    IMES: [wireGame(500, { gameType: 'SPORTS', vassalage: 'IMES' })],
    TF: [501, 502].map((id) => wireGame(id, { gameType: 'SPORTS', vassalage: 'TF' })),
  })[vendor ?? ''] ?? [
    ...[400, 401, 402].map((id) => wireGame(id, { gameType: 'SPORTS', vassalage: 'MAATH' })),
    wireGame(500, { gameType: 'SPORTS', vassalage: 'IMES' }),
    wireGame(600, { gameType: 'SPORTS', vassalage: 'MORAG' }),
  ]
const oneToTry = () => ({ list: [wireGame(7, { supportPlay: 0 })] })
const win = { nodeId: '100', user: 'lu***ka', amount: '1234.50', time: 1_700_000_000_000 }
const whole = {
  '/lgw/vendor/types': () => types,
  '/wps/system/status': () => ({ info: { cockfightVendors: ['MORAG'] }, serverTime: 1 }),
  '/lgw/game/hot': () => ({ list: range(100, 40).map((id) => wireGame(id)) }),
  '/lgw/game/list': (query: URLSearchParams) =>
    query.get('gameType') === 'SPORTS'
      ? { games: sports(query.get('vassalage')), pageNum: 1, totalPages: 1, totalCount: 9 }
      : games(200, 30),
  '/lgw/winner/board': () => ({ list: [{ ...wireGame(100), ...win }] }),
}

const slots = { banner: <p>Banner</p>, ticker: null, lobbySearch: null }
const home = (list: 'RNG' | null = null) => (
  <HomeScreen {...slots} list={list} lobby={<p>The lobby</p>} />
)
const row = (title: string) => screen.findByRole('region', { name: title })
const tiles = (region: HTMLElement) => region.querySelectorAll('[data-node-id]')

describe('home', () => {
  it('shows at most 30 games in a row, and links to all with their number', async () => {
    platform(whole)
    await visit(home())
    const hot = await row('Hot games')
    await waitFor(() => expect(tiles(hot)).toHaveLength(30))
    expect(hot).toHaveAttribute('data-category', 'HOT')
    expect(within(hot).getByRole('link', { name: 'View all: Hot games (40)' })).toHaveAttribute(
      'href',
      '/m/gameLobbyCenter?gameCategory=HOT',
    )
  })

  it('shows only the merchant’s categories, with e-sports and cockfights after sports', async () => {
    platform(whole)
    await visit(home())
    await screen.findByRole('link', { name: 'Cockfight' })
    const names = within(screen.getByRole('navigation', { name: 'Game categories' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['All', 'Slots', 'Sports', 'E-sports', 'Cockfight'])
    const all = screen.getByRole('link', { name: 'All' })
    expect(all).toHaveAttribute('href', '/m/home?pageType=list&gameType=ALL')
    expect(all).not.toHaveAttribute('aria-current')
    expect(screen.queryByRole('region', { name: 'Fishing' })).toBeNull()
  })

  it('shows e-sports of every vendor in their own row and not under sports', async () => {
    platform(whole)
    await visit(home())
    await waitFor(async () => expect(tiles(await row('E-sports'))).toHaveLength(3))
    await waitFor(async () => expect(tiles(await row('Sports'))).toHaveLength(3))
    within(await row('E-sports')).getByRole('link', { name: 'View all: E-sports (3)' })
  })

  it('shows the error of a failing row in that row, with a retry', async () => {
    let isBroken = true
    platform({
      ...whole,
      '/lgw/game/list': (query) =>
        isBroken ? new Refused(400, 'input_invalid') : whole['/lgw/game/list'](query),
    })
    await visit(home())
    await waitFor(async () => expect(tiles(await row('Hot games'))).toHaveLength(30))
    const retry = await waitFor(async () =>
      within(await row('Slots')).getByRole('button', { name: 'Try again' }),
    )
    const status = within(await row('Slots')).getByRole('status')
    expect(status).toHaveTextContent('Check what you entered')
    isBroken = false
    fireEvent.click(retry)
    await waitFor(async () => expect(tiles(await row('Slots'))).toHaveLength(30))
  })

  it('says in every row that it is offline, and is never blank', async () => {
    platform(Object.fromEntries(Object.keys(whole).map((path) => [path, () => new Error()])))
    await visit(home())
    await waitFor(() => expect(screen.getAllByText(/^We cannot be reached/)).toHaveLength(8))
    expect(screen.getByText('Banner')).toBeVisible()
    const bar = screen.getByRole('navigation', { name: 'Game categories' })
    expect(within(bar).getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('hides an empty row', async () => {
    platform({ ...whole, '/lgw/game/hot': () => ({ list: [] }) })
    await visit(home())
    await row('Slots')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Hot games' })).toBeNull())
  })

  it('shows the latest wins with masked names', async () => {
    platform(whole)
    await visit(home())
    const board = await row('Latest wins')
    await within(board).findByText('lu***ka')
    expect(board).toHaveTextContent('৳1,234.50')
    expect(board).toHaveAttribute('id', 'winners')
  })

  it('measures the first row once, as loaded from the network', async () => {
    performance.clearMarks()
    // Rows of one game: to draw two whole ones, a busy machine may need longer than the test waits.
    platform({ ...whole, '/lgw/game/hot': oneToTry, '/lgw/game/list': () => games(200, 1) })
    await visit(home())
    await screen.findByRole('button', { name: 'Game 7' })
    await waitFor(async () => expect(tiles(await row('Slots'))).toHaveLength(1))
    expect(performance.getEntriesByName('mela:lobby')).toHaveLength(1)
    expect(performance.getEntriesByName('mela:fresh')).toHaveLength(1)
  })

  it('opens a category in the place of the rows', async () => {
    platform(whole)
    await visit(home('RNG'))
    expect(await screen.findByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current')
    expect(screen.getByText('The lobby')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Hot games' })).toBeNull()
  })
})

describe('a guest', () => {
  it('is sent to the login on tapping a game, and then to the game', async () => {
    platform(whole)
    const { at } = await visit(home())
    fireEvent.click(await screen.findByRole('button', { name: 'Game 100' }))
    const next = '/m/launchGame?gameId=100&vassalage=PADMA&gameCategory=RNG'
    await waitFor(() => expect(at()).toBe(`/m/login?next=${encodeURIComponent(next)}`))
  })

  it('is offered free play when the game has it', async () => {
    platform({ ...whole, '/lgw/game/hot': oneToTry })
    const { at } = await visit(home())
    fireEvent.click(await screen.findByRole('button', { name: 'Game 7' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Try free' }))
    await waitFor(() => expect(at()).toMatch(/^\/m\/launchGame\?gameId=7.*free=true$/))
  })

  it('sees a spinner on the tapped game until the choice opens', async () => {
    platform({ ...whole, '/lgw/game/hot': oneToTry })
    await visit(home())
    const game = await screen.findByRole('button', { name: 'Game 7' })
    fireEvent.click(game)
    expect(game).toHaveAttribute('aria-busy', 'true')
    await screen.findByRole('button', { name: 'Try free' })
    expect(game).not.toHaveAttribute('aria-busy')
  })

  it('has no rows of favourites and recent games', async () => {
    platform(whole)
    await visit(home())
    await row('Slots')
    expect(screen.queryByRole('region', { name: 'Favorites' })).toBeNull()
  })
})

describe('a member', () => {
  const own = {
    ...whole,
    '/wps/game/favourite/ids': () => ['100'],
    '/wps/game/favourite': () => ({ ...games(100, 1), games: undefined, content: [wireGame(100)] }),
    '/wps/game/recent': () => ({ list: [wireGame(300)], totalPages: 1 }),
  }

  it('sees favourites near the top, and no row of recent games', async () => {
    platform(own)
    logIn()
    await visit(home())
    await waitFor(async () => expect(tiles(await row('Favorites'))).toHaveLength(1))
    const order = [...document.querySelectorAll('[data-category]')].map((region) =>
      region.getAttribute('data-category'),
    )
    expect(order).toEqual(['HOT', 'FAV', 'RNG', 'SPORTS', 'ESPORTS'])
  })

  it('opens a game directly', async () => {
    platform(own)
    logIn()
    const { at } = await visit(home())
    const game = await screen.findByRole('button', { name: 'Game 105' })
    fireEvent.click(game)
    expect(game).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Game 106' })).not.toHaveAttribute('aria-busy')
    await waitFor(() => expect(at()).toMatch(/^\/m\/launchGame\?gameId=105/))
  })
})

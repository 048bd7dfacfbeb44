import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'
import { names } from './slots.testing.tsx'

setUp()

const maker = (vassalage: string) => ({ vassalage, accountTypeName: vassalage })
const sorting = [
  { gameCategory: 'RNG', vendorNames: ['PADMA', 'BAAGH'].map(maker) },
  { gameCategory: 'SPORTS', vendorNames: ['MAATH', 'IMES'].map(maker) },
]
const counted = (codes: readonly string[]) => ({
  vendors: codes,
  data: Object.fromEntries(codes.map((code) => [code, { gameCount: 40 }])),
})
const base = {
  '/lgw/vendor/types': () => ({
    sorting,
    mapping: { RNG: counted(['PADMA', 'BAAGH']), SPORTS: counted(['MAATH', 'IMES']) },
  }),
  '/wps/system/status': () => ({ serverTime: 1 }),
}
const range = (first: number, count: number, change = {}) =>
  Array.from({ length: count }, (_, place) => wireGame(first + place, change))

describe('a list whose first page has no matching games', () => {
  const ofBaagh = { gameCategory: 'RNG', gameClassify: 'RECENT', vassalage: 'BAAGH' }
  const recent = (query: URLSearchParams) => ({
    list: query.get('page') === '1' ? range(1, 25) : [wireGame(26, { vassalage: 'BAAGH' })],
    totalPages: 2,
  })

  it('requests further pages until it has some', async () => {
    platform({ ...base, '/wps/game/recent': recent })
    logIn()
    await visit(<LobbyScreen search={ofBaagh} newGames={null} Lotteries={() => null} />)
    await waitFor(() => expect(names()).toEqual(['26']))
    expect(screen.queryByRole('button', { name: 'More games' })).toBeNull()
  })

  it('says that there are none after the last page', async () => {
    platform({ ...base, '/wps/game/recent': () => ({ list: range(1, 25), totalPages: 2 }) })
    logIn()
    await visit(<LobbyScreen search={ofBaagh} newGames={null} Lotteries={() => null} />)
    expect(await screen.findByText('No games match these filters')).toBeVisible()
  })

  it('shows why a page failed, and offers a retry', async () => {
    let isBroken = true
    const answer = (query: URLSearchParams) =>
      isBroken && query.get('page') === '2' ? new Refused(400, 'not_found') : recent(query)
    platform({ ...base, '/wps/game/recent': answer })
    logIn()
    await visit(<LobbyScreen search={ofBaagh} newGames={null} Lotteries={() => null} />)
    expect(await screen.findByText('This is no longer available')).toBeVisible()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['26']))
  })

  it('does the same for sports whose first page has only e-sports', async () => {
    const sports = (query: URLSearchParams) => ({
      games:
        query.get('pageNo') === '1'
          ? range(1, 15, { gameType: 'SPORTS', vassalage: 'IMES' })
          : [wireGame(16, { gameType: 'SPORTS', vassalage: 'MAATH' })],
      pageNum: Number(query.get('pageNo')),
      totalPages: 2,
      totalCount: 16,
    })
    platform({ ...base, '/lgw/game/list': sports })
    await visit(
      <LobbyScreen search={{ gameCategory: 'SPORTS' }} newGames={null} Lotteries={() => null} />,
    )
    await waitFor(() => expect(names()).toEqual(['16']))
  })
})

describe('a page that failed', () => {
  let look: (isIntersecting: boolean) => void = () => undefined
  /** Waits until the last render is observed. */
  async function scrollTo(place: 'bar' | 'top') {
    await act(async () => undefined)
    await act(async () => look(place === 'bar'))
  }
  beforeEach(() =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
          look = (isIntersecting) => notify([{ isIntersecting }])
        }
        observe = () => undefined
        disconnect = () => undefined
      },
    ),
  )

  it('is requested again when it scrolls back into view, and not while it stays there', async () => {
    let isBroken = true
    const asked = platform({
      ...base,
      '/lgw/game/list': (query) => {
        const page = Number(query.get('pageNo'))
        if (isBroken && page === 2) return new Error('no network')
        return { games: range(15 * page - 14, 15), pageNum: page, totalPages: 2, totalCount: 30 }
      },
    })
    const seconds = () => asked.filter((line) => line.includes('pageNo=2')).length
    await visit(
      <LobbyScreen search={{ gameCategory: 'RNG' }} newGames={null} Lotteries={() => null} />,
    )
    await waitFor(() => expect(names()).toHaveLength(15))
    await scrollTo('bar')
    expect(await screen.findByText(/^We cannot be reached/)).toBeVisible()
    await scrollTo('bar')
    await scrollTo('bar')
    expect(seconds()).toBe(1)
    isBroken = false
    await scrollTo('top')
    expect(seconds()).toBe(1)
    await scrollTo('bar')
    await waitFor(() => expect(names()).toHaveLength(30))
    expect(seconds()).toBe(2)
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aGame, wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { neverNear, setUp, visit } from '#testing/visit.tsx'
import { Results } from './Results.tsx'
import type { Place } from './PlaceRows.tsx'
import type { Question, Reply } from '#features/games/lookup/search.messages.ts'

setUp()

const range = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => first + place)

/** A platform that finds `total` games, 15 on a page. */
const finding = (first: number, total: number, gate: (page: number) => unknown = () => undefined) =>
  platform({
    '/lgw/game/list': async (query) => {
      const page = Number(query.get('pageNo'))
      const start = 15 * (page - 1)
      return (
        (await gate(page)) ?? {
          games: range(first + start, Math.min(15, total - start)).map((id) => wireGame(id)),
          pageNum: page,
          totalPages: Math.ceil(total / 15),
          totalCount: total,
        }
      )
    },
  })

let started: EventTarget | undefined
/** The phone's search finds the games 1 to `total`. */
function phoneFinds(total: number) {
  vi.stubGlobal('Worker', function PhoneSearch() {
    const worker = Object.assign(new EventTarget(), {
      terminate: () => undefined,
      postMessage({ number, wanted }: Question) {
        const most = typeof wanted === 'object' && 'limit' in wanted ? wanted.limit : 0
        const games = range(1, Math.min(most, total)).map((id) => aGame({ id: `${id}` }))
        const data: Reply = { number, found: { games, total, at: 0, isCached: false } }
        queueMicrotask(() => worker.dispatchEvent(new MessageEvent('message', { data })))
      },
    })
    started = worker
    return worker
  })
}
// Otherwise it would outlive the test.
afterEach(() => void started?.dispatchEvent(new Event('error')))

const phoneHasNothing = () =>
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('no worker')
      }
    },
  )

const nothing = () => undefined
const acts = { onSearchAll: nothing, onOpen: nothing, onLeave: nothing }
const search = (text: string, isSubmitted: boolean, places: readonly Place[] = []) =>
  visit(<Results {...{ text, isSubmitted, places, ...acts }} />)
const rows = () => document.querySelectorAll('[data-result]')
const more = () => fireEvent.click(screen.getByRole('button', { name: 'More games' }))

describe('a phone without the catalogue', () => {
  it('says so, shows what the platform finds, and loads its further pages', async () => {
    phoneHasNothing()
    neverNear()
    const asked = finding(1, 40)
    await search('kite', false)
    await waitFor(() => expect(rows()).toHaveLength(15))
    expect(screen.getByText(/^The game list is not on this device yet/)).toBeVisible()
    expect(screen.getByText('15 of 40 games')).toBeVisible()
    more()
    await waitFor(() => expect(rows()).toHaveLength(30))
    more()
    await waitFor(() => expect(rows()).toHaveLength(40))
    expect(screen.queryByRole('button', { name: 'More games' })).toBeNull()
    const asks = asked.filter((line) => line.includes('gameName=kite&'))
    expect(asks.every((line) => line.includes('pageSize=15'))).toBe(true)
    expect(asks.map((line) => /pageNo=(\d)/.exec(line)?.[1])).toEqual(['1', '2', '3'])
  })

  it('says so when nothing is found, too', async () => {
    phoneHasNothing()
    finding(1, 0)
    await search('nought', false)
    expect(await screen.findByText('No game found for “nought”')).toBeVisible()
    expect(screen.getByText(/^The game list is not on this device yet/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Search all games' })).toBeNull()
  })

  it('says so when the platform fails as well, and a retry asks both again', async () => {
    phoneHasNothing()
    let isBusy = true
    finding(1, 5, () => (isBusy ? new Refused(403, 'not_permitted') : undefined))
    await search('wind', false)
    expect(await screen.findByText(/^Loading failed/)).toBeVisible()
    isBusy = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(5))
  })
})

it.each([
  ['offers to search all games', false, 'Search all games', 0],
  ['says calmly that there are none', true, 'No game found for “withdraw”', 1],
])('shows pages and draws before the games, and %s', async (_, isSubmitted, text, sentences) => {
  phoneFinds(0)
  finding(1, 0)
  const link = { to: '/m/withdraw' } as const
  await search('withdraw', isSubmitted, [
    { id: 'w', icon: 'share', name: 'Withdraw', note: 'Page', link },
  ])
  const places = screen.getByRole('list', { name: 'Pages and draws found' })
  expect(places).toHaveTextContent('WithdrawPage')
  expect(screen.getByRole('link', { name: /^Withdraw/ })).toHaveAttribute('href', '/m/withdraw')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryAllByText(/^No game found/)).toHaveLength(sentences)
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('results of phone and platform', () => {
  it('are counted together and shown as they arrive, every game once', async () => {
    phoneFinds(30)
    neverNear()
    finding(21, 30)
    await search('both', true)
    await waitFor(() => expect(rows()).toHaveLength(24))
    expect(screen.getByText('24 of 30 games')).toBeVisible()
    more()
    await waitFor(() => expect(rows()).toHaveLength(35))
    more()
    await waitFor(() => expect(rows()).toHaveLength(50))
    expect(screen.getByText('50 games')).toBeVisible()
    expect(screen.queryByText(/^The game list is not on this device/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'More games' })).toBeNull()
  })

  it('stay when a further page fails, with a retry', async () => {
    phoneFinds(5)
    neverNear()
    let isBroken = true
    finding(6, 20, (page) => (isBroken && page === 2 ? new Error('no network') : undefined))
    await search('broken', true)
    await waitFor(() => expect(rows()).toHaveLength(20))
    more()
    expect(await screen.findByText(/^We cannot be reached/)).toBeVisible()
    expect(rows()).toHaveLength(20)
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(25))
  })
})

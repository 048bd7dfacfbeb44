import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FaultContext } from '#ui/Boundary.tsx'
import { aGame, wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { logIn, neverNear, setUp, visit } from '#testing/visit.tsx'
import type { Question } from '#features/games/lookup/search.messages.ts'
import { GameRow } from './GameRow.tsx'

setUp()

const actions = { onPlay: () => undefined, onStar: () => undefined }

it('links to more games when the platform gives no total', async () => {
  platform({ '/wps/game/favourite': () => ({ list: [wireGame(1), wireGame(2)], totalPages: 3 }) })
  logIn()
  await visit(<GameRow row="FAV" actions={actions} isFirst />)
  await screen.findByRole('link', { name: 'View all: Favorites (2+)' })
  const row = within(screen.getByRole('region', { name: 'Favorites' }))
  expect(row.queryByText('2')).toBeNull()
})

it.each(['scroll', 'focus'] as const)(
  'draws the games in view first, and the others from the first %s on',
  async (touch) => {
    neverNear()
    const list = Array.from({ length: 40 }, (_, id) => wireGame(id))
    platform({ '/lgw/game/hot': () => ({ list }) })
    await visit(<GameRow row="HOT" actions={actions} isFirst />)
    const row = await screen.findByRole('region', { name: 'Hot games' })
    const tiles = () => row.querySelectorAll('[data-node-id]')
    await waitFor(() => expect(tiles()).toHaveLength(12))
    expect(within(row).getAllByRole('listitem')).toHaveLength(30)
    fireEvent[touch](within(row).getByRole('list'))
    await waitFor(() => expect(tiles()).toHaveLength(30))
  },
)

it('has one section from the first paint on, so that nobody loses their place when it loads', async () => {
  platform({ '/lgw/game/list': () => ({ games: [wireGame(1)], totalPages: 1 }) })
  await visit(<GameRow row="FISH" actions={actions} isFirst={false} />)
  const section = screen.getByRole('region', { name: 'Fishing' })
  expect(within(section).queryByRole('button')).toBeNull()
  const tile = await screen.findByRole('button', { name: 'Game 1' })
  expect(section).toContainElement(tile)
})

it('loads favourites on home in pages of twenty', async () => {
  const asked = platform({
    '/wps/game/favourite': () => ({ content: [wireGame(2)], totalPages: 1 }),
  })
  logIn()
  await visit(<GameRow row="FAV" actions={actions} isFirst />)
  expect(await screen.findByRole('button', { name: 'Game 2' })).toBeVisible()
  const [lists] = asked.filter((line) => line.includes('/wps/game/favourite?'))
  expect(lists).toContain('pageSize=20')
})

it('shows a row from the catalogue, with its age, when the platform is unreachable', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ number }: Question) {
        const found = { games: [aGame({ name: 'River Koi' })], total: 1, at: 77, isCached: true }
        const data = { number, found }
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
      }
    },
  )
  platform({ '/lgw/game/list': () => new Error('no network') })
  await visit(<GameRow row="FISH" actions={actions} isFirst />)
  expect(await screen.findByRole('button', { name: 'River Koi' })).toBeVisible()
  expect(await screen.findByText(/^As of/)).toBeVisible()
})

it('an error in one row leaves the next one working', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  platform({
    '/lgw/game/hot': () => ({ list: [wireGame(1)], totalPages: 1 }),
    '/wps/game/favourite': () => ({ list: [wireGame(2)], totalPages: 1 }),
  })
  const broken = {
    ...actions,
    get onPlay(): never {
      throw new Error('broken')
    },
  }
  logIn()
  await visit(
    <FaultContext value={() => <p>could not be shown</p>}>
      <GameRow row="HOT" actions={broken} isFirst />
      <GameRow row="FAV" actions={actions} isFirst={false} />
    </FaultContext>,
  )
  expect(await screen.findByText('could not be shown')).toBeVisible()
  const next = await screen.findByRole('button', { name: 'Game 2' })
  expect(next).toBeVisible()
  expect(screen.getByRole('region', { name: 'Favorites' })).toContainElement(next)
  vi.restoreAllMocks()
})

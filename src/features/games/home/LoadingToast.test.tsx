import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { cancelToast, toastsAtom } from '#ui/feedback/toasts.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { GameRow } from './GameRow.tsx'
import { LoadingToast } from './LoadingToast.tsx'

setUp()
beforeEach(() => void vi.useFakeTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const actions = { onPlay: () => undefined, onStar: () => undefined }
const hot = { list: [wireGame(100)] }
const home = (
  <>
    <GameRow row="HOT" actions={actions} isFirst />
    <LoadingToast />
  </>
)

it('shows the loading toast after one second without games, until games are shown', async () => {
  const late = Promise.withResolvers<object>()
  platform({ '/lgw/game/hot': () => late.promise })
  await visit(home)
  await pass(999)
  expect(toasts()).toEqual([])
  await pass(1)
  expect(toasts()).toEqual(['loading: Loading games…'])
  late.resolve(hot)
  await pass(0)
  expect(toasts()).toEqual([])
})

it('stops loading when the player cancels, and offers a retry', async () => {
  const late = Promise.withResolvers<object>()
  platform({ '/lgw/game/hot': () => late.promise })
  await visit(home)
  await pass(1000)
  const { signal } = vi.mocked(fetch).mock.lastCall?.[1] ?? {}
  act(() => store.get(toastsAtom).forEach(cancelToast))
  await pass(0)
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(signal?.aborted).toBe(true)
  expect(toasts()).toEqual(['info: Loading stopped'])
  late.resolve(hot)
  fireEvent.click(again)
  await pass(0)
  expect(screen.getByRole('button', { name: 'Game 100' })).toBeVisible()
})

it('shows no toast when cached games are shown', async () => {
  platform({ '/lgw/game/hot': () => new Promise(() => undefined) })
  await visit(
    <>
      <div data-node-id="7" />
      {home}
    </>,
  )
  await pass(60_000)
  expect(toasts()).toEqual([])
})

it('shows the age of a cached row that the platform does not confirm', async () => {
  platform({ '/lgw/game/hot': () => hot })
  const answered = vi.mocked(fetch).getMockImplementation()!
  vi.mocked(fetch).mockImplementation(async (...call) => {
    const response = await answered(...call)
    response.headers.set('X-Cached-At', String(Date.now() - 3_600_000))
    return response
  })
  await visit(home)
  const row = screen.getByRole('region', { name: 'Hot games' })
  const age = () => row.querySelector('[data-stale]')
  await vi.waitFor(
    async () => {
      await pass(500)
      expect(age()).toHaveTextContent('As of')
    },
    { timeout: 5000 },
  )
})

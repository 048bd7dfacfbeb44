import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { GameTasks } from '#features/games/sheet/GameTasks.tsx'
import { GameList } from '#features/games/list/GameList.tsx'
import { filterFor } from '#features/games/filter/filter.rules.ts'
import { leaveSessionIntent } from '#features/session/session.watch.ts'
import { clearOwnIntent } from './own.ts'
import { wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'

setUp()
afterEach(() => store.set(clearOwnIntent))

const star = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` })

/** A platform that stores favourites; `gate` delays or refuses the writes. */
function withFavourites(ids: number[], gate: () => unknown = () => undefined) {
  const kept = new Set(ids)
  platform({
    '/lgw/game/hot': () => ({ list: [1, 2, 3].map((id) => wireGame(id)) }),
    '/wps/game/favourite/ids': () => [...kept],
    '/wps/game/favourite': async (_query, method) => {
      if (method === 'GET')
        return { content: [...kept].map((id) => wireGame(id)), pageNum: 1, totalPages: 1 }
      const answer = await gate()
      if (answer !== undefined) return answer
      if (method === 'POST') kept.add(2)
      else kept.delete(1)
      return { success: true }
    },
  })
  logIn()
}
const list = (name: 'HOT' | 'FAV') => (
  <>
    <GameList {...filterFor('ALL', { classify: name })} />
    <GameTasks />
  </>
)

describe('a star', () => {
  it('is drawn before the platform answers, and the answer is announced', async () => {
    const answered = Promise.withResolvers<void>()
    withFavourites([], () => answered.promise)
    await visit(list('HOT'))
    fireEvent.click(await star('Game 2'))
    await waitFor(async () => expect(await star('Game 2')).toHaveAttribute('aria-pressed', 'true'))
    expect(toasts()).not.toContain('success: Saved to your favorites')
    answered.resolve()
    await waitFor(() => expect(toasts()).toContain('success: Saved to your favorites'))
    expect(await star('Game 2')).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['by its status', new Refused(409, 'conflict')],
    ['by its flag', { success: false }],
  ])('that the platform refuses %s is reverted with a message', async (_, refusal) => {
    withFavourites([], () => refusal)
    await visit(list('HOT'))
    fireEvent.click(await star('Game 2'))
    await waitFor(() =>
      expect(toasts()).toContain('fail: This game could not be added to your favorites'),
    )
    expect(await star('Game 2')).toHaveAttribute('aria-pressed', 'false')
    expect(toasts()).not.toContain('success: Saved to your favorites')
  })

  it('set offline stays and is queued', async () => {
    withFavourites([], () => new Error())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visit(list('HOT'))
    fireEvent.click(await star('Game 3'))
    await waitFor(() =>
      expect(toasts()).toContain('info: Saved on this device. It is sent when you are online.'),
    )
    expect(await star('Game 3')).toHaveAttribute('aria-pressed', 'true')
    vi.restoreAllMocks()
    await act(async () => fireEvent.click(await star('Game 3')))
  })

  it('that fails online is sent again, and says so', async () => {
    withFavourites([], () => new Refused(503, 'maintenance'))
    await visit(list('HOT'))
    fireEvent.click(await star('Game 3'))
    await waitFor(() =>
      expect(toasts()).toContain('info: Saved on this device. We keep trying to send it.'),
    )
    expect(await star('Game 3')).toHaveAttribute('aria-pressed', 'true')
    await act(async () => fireEvent.click(await star('Game 3')))
  })

  it.each([
    [true, 'Saved on this device. It is sent once you sign in.'],
    [false, 'Could not be saved on this device. Sign in and try again.'],
  ])(
    'with an expired session is queued until the login if it can be stored: %s',
    async (isKept, word) => {
      withFavourites([], () => new Refused(401, 'session_expired'))
      identifyAs({
        token: () => store.get(credentialsAtom)?.token ?? null,
        onSignedOut: () => store.set(leaveSessionIntent, () => undefined),
      })
      await visit(list('HOT'))
      if (!isKept)
        vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
          throw new DOMException('', 'QuotaExceededError')
        })
      fireEvent.click(await star('Game 3'))
      await waitFor(() => expect(toasts()).toContain(`info: ${word}`))
      vi.restoreAllMocks()
    },
  )

  it('that cannot be stored is not reported as saved', async () => {
    withFavourites([], () => new Error())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visit(list('HOT'))
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    fireEvent.click(await star('Game 3'))
    await waitFor(() =>
      expect(toasts()).toContain(
        'info: Could not be saved on this device. Keep the app open until you are online.',
      ),
    )
    expect(await star('Game 3')).toHaveAttribute('aria-pressed', 'true')
    vi.restoreAllMocks()
    await act(async () => fireEvent.click(await star('Game 3')))
  })

  it('removed in the list of favourites removes the game', async () => {
    withFavourites([1, 3])
    await visit(list('FAV'))
    fireEvent.click(await star('Game 1'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Game 1' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Game 3' })).toBeVisible()
  })

  it('tapped by a guest outside home opens the login and returns', async () => {
    platform({ '/lgw/game/hot': () => ({ list: [wireGame(1)] }) })
    const { at } = await visit(list('HOT'))
    fireEvent.click(await star('Game 1'))
    await waitFor(() => expect(at()).toMatch(/^\/m\/login\?next=%2F&star=./))
  })
})

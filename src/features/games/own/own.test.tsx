import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { endSessionIntent } from '#features/session/session.atoms.ts'
import { GameTasks } from '#features/games/sheet/GameTasks.tsx'
import { GameList } from '#features/games/list/GameList.tsx'
import { filterFor } from '#features/games/filter/filter.rules.ts'
import { wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { arrive, leave, logIn, setUp, visit } from '#testing/visit.tsx'
import { ownAtom } from './own.atoms.ts'
import { clearOwnIntent, loadOwnIntent, saveOwnIntent } from './own.ts'

setUp()
afterEach(() => store.set(clearOwnIntent))

const hot = { '/lgw/game/hot': () => ({ list: [1, 2].map((id) => wireGame(id)) }) }
const online = {
  ...hot,
  '/wps/game/favourite/ids': () => ['2', '9'],
  '/wps/game/recent': () => ({ list: [wireGame(5), wireGame(4)], totalPages: 1 }),
}
const away = () => new Error()
const offline = { ...hot, '/wps/game/favourite/ids': away, '/wps/game/recent': away }

const list = (classify: 'HOT' | 'RECENT') => (
  <>
    <GameList {...filterFor('ALL', { classify })} />
    <GameTasks />
  </>
)
const star = () => screen.findByRole('button', { name: 'Favourite: Game 2' })

describe("the ids of a player's games", () => {
  it('are stored: the next start shows the stars offline', async () => {
    platform(online)
    logIn()
    await visit(list('HOT'))
    await waitFor(() => expect(store.get(ownAtom).favourites?.ids).toEqual(['2', '9']))
    leave()
    arrive()
    platform(offline)
    logIn()
    await visit(list('HOT'))
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'))
  })

  it('include the recent games, latest first, from the complete list only', async () => {
    platform(online)
    logIn()
    await visit(list('RECENT'))
    await waitFor(() => expect(store.get(ownAtom).recent?.ids).toEqual(['5', '4']))
    expect(store.get(ownAtom).recent?.at).toBeGreaterThan(0)
  })

  it('tell an empty list from an unknown one offline', async () => {
    platform(offline)
    logIn()
    await store.set(saveOwnIntent, { recent: { ids: [], at: 1 } })
    await visit(list('RECENT'))
    expect(await screen.findByText('No recent games yet')).toBeVisible()
  })

  it('are removed at sign-out, and never shown to another player', async () => {
    platform(online)
    logIn()
    await visit(list('HOT'))
    await waitFor(() => expect(store.get(ownAtom).favourites).toBeDefined())
    act(() => store.set(endSessionIntent))
    expect(store.get(ownAtom)).toEqual({})
    platform(offline)
    logIn()
    await store.set(loadOwnIntent)
    expect(store.get(ownAtom)).toEqual({})
  })
})

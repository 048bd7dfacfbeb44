import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient, store } from '#net/query/queryClient.ts'
import { GameTasks } from './GameTasks.tsx'
import { GameList } from '#features/games/list/GameList.tsx'
import { filterFor } from '#features/games/filter/filter.rules.ts'
import { aGame, wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { GameSheet } from './GameSheet.tsx'
import { openedGameAtom } from './useSheet.ts'

setUp()
afterEach(() => {
  store.set(openedGameAtom, null)
  queryClient.clear()
})

const base = {
  '/lgw/vendor/types': () => ({
    sorting: [
      {
        gameCategory: 'RNG',
        vendorNames: [{ vassalage: 'PADMA', accountTypeName: 'Padma Play' }],
      },
    ],
    mapping: { RNG: { vendors: ['PADMA'], data: { PADMA: { gameCount: 4 } } } },
  }),
  '/lgw/game/hot': () => ({
    list: [
      wireGame(1, { rtp: '96.4', volatility: 'high', minBet: '0.05', supportPlay: 0 }),
      wireGame(2),
      wireGame(3, { gameType: 'FISH' }),
      wireGame(4, { vassalage: 'BAAGH' }),
    ],
  }),
}
const screenOf = (
  <>
    <GameList {...filterFor('ALL', { classify: 'HOT' })} />
    <GameTasks />
    <GameSheet />
  </>
)
const ask = async (name: string) => {
  fireEvent.contextMenu(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const hidden = { hidden: true }

describe("a game's sheet", () => {
  it('shows what is known of the game and leaves out the rest', async () => {
    platform(base)
    await visit(screenOf)
    const sheet = await ask('Game 1')
    await waitFor(() => expect(sheet.getByText('Padma Play')).toBeVisible())
    expect(sheet.getByText('96.4%')).toBeVisible()
    expect(sheet.getByText('High')).toBeVisible()
    expect(sheet.getByText(/0\.05/)).toBeVisible()
    expect(sheet.getByText('Available')).toBeVisible()
  })

  it.each(['', 'free', '0', '0.125'])('shows no minimum bet for %j', async (minBet) => {
    platform({ ...base, '/lgw/game/hot': () => ({ list: [wireGame(1, { minBet })] }) })
    await visit(screenOf)
    const sheet = await ask('Game 1')
    expect(sheet.getByText('Category')).toBeVisible()
    expect(sheet.queryByText('Minimum bet')).toBeNull()
  })

  it('names similar games of the lists that were seen, its maker\u2019s first, and opens them', async () => {
    platform(base)
    const { at } = await visit(screenOf)
    const sheet = await ask('Game 2')
    const similar = within(await sheet.findByRole('region', { name: 'Similar games', ...hidden }))
    const names = similar.getAllByRole('button', { name: /^Game/, ...hidden })
    expect(names.map(({ textContent }) => textContent)).toEqual(['Game 1', 'Game 4'])
    fireEvent.click(names[0] ?? document.body)
    expect(await screen.findByRole('dialog', { name: 'Game 1' })).toBeVisible()
    expect(at()).toBe('/?card=1')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(at()).toBe('/'))
  })

  it('offers a guest free play and registration, and a player the game', async () => {
    platform(base)
    const { at } = await visit(screenOf)
    const sheet = await ask('Game 1')
    expect(sheet.getByRole('button', { name: 'Try free', ...hidden })).toBeVisible()
    for (const name of ['Sign up', 'Sign in'])
      expect(sheet.getByRole('link', { name, ...hidden })).toBeVisible()
    act(() => logIn())
    fireEvent.click(await sheet.findByRole('button', { name: 'Play', ...hidden }))
    await waitFor(() => expect(at()).toMatch(/^\/m\/launchGame\?gameId=1&vassalage=PADMA/))
  })

  it.each([
    [false, 'Your favorites are updated when you are online.'],
    [true, 'Your favorites have not been sent yet. We keep trying.'],
  ])('says that a favourite is queued, online: %s', async (isOnline, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    platform({
      ...base,
      '/wps/game/favourite/ids': () => [],
      '/wps/game/favourite': () => new Refused(503, 'maintenance'),
    })
    logIn()
    await visit(screenOf)
    const sheet = await ask('Game 1')
    const star = sheet.getByRole('button', { name: 'Favourite: Game 1', ...hidden })
    fireEvent.click(star)
    expect(await sheet.findByText(sentence)).toBeVisible()
    fireEvent.click(star)
    await waitFor(() => expect(sheet.queryByText(sentence)).toBeNull())
    vi.restoreAllMocks()
  })

  it('shows no queued state for a favourite that is being sent', async () => {
    platform({ ...base, '/wps/game/favourite/ids': () => [] })
    logIn()
    await visit(screenOf)
    const sheet = await ask('Game 1')
    const star = sheet.getByRole('button', { name: 'Favourite: Game 1', ...hidden })
    fireEvent.click(star)
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'))
    expect(sheet.queryByText(/Your favorites/)).toBeNull()
  })

  it('says so when the game is unknown', async () => {
    platform(base)
    store.set(openedGameAtom, aGame({ id: '1' }))
    const { go } = await visit(screenOf)
    await go('/?card=99')
    expect(await screen.findByText('Game not found')).toBeVisible()
  })
})

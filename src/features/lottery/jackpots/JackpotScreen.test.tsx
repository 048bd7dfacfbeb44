import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { GameArt } from '#features/games/tile/GameArt.tsx'
import { JackpotScreen } from './JackpotScreen.tsx'
import { lotteryAnswers } from '#features/lottery/lottery.testing.ts'

function Screen() {
  const { onPlay } = useGameActions('list')
  return <JackpotScreen onPlay={onPlay} Art={GameArt} offer={<DemoOffer />} />
}

setUp()

describe('the jackpots', () => {
  const pool = {
    poolId: 'grand',
    name: 'Nagordola Grand',
    amount: '3410066.75',
    mustDropBy: 1,
    lastWin: { user: 'ra***7', amount: '500.00', time: 1 },
    games: [{ nodeId: 7, gameName: 'Jatra Palace', vassalage: 'PADMA', gameType: 'RNG' }],
  }

  it('are marked live when they are fresh', async () => {
    platform({ ...lotteryAnswers, '/lgw/jackpot/list': () => ({ list: [pool] }) })
    await visit(<Screen />)
    const card = await screen.findByRole('article', { name: 'Nagordola Grand' })
    expect(card).toHaveTextContent('৳34,10,066.75')
    expect(card).toHaveTextContent('৳500.00 · , ra***7')
    expect(within(card).getByRole('button', { name: /Jatra Palace/ })).toBeVisible()
    expect(screen.getByText('Live')).toBeVisible()
  })

  const demo = { ...pool.games[0], supportPlay: 0 }
  const sea = { ...pool.games[0], vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'sagor4' }
  const play = async (game: object) => {
    platform({
      ...lotteryAnswers,
      '/lgw/jackpot/list': () => ({ list: [{ ...pool, games: [game] }] }),
    })
    const { at } = await visit(<Screen />)
    fireEvent.click(await screen.findByRole('button', { name: /Jatra Palace/ }))
    return at
  }

  it.each([
    ['a member', 0, pool.games[0], '/m/launchGame?gameId=7&vassalage=PADMA&gameCategory=RNG'],
    ['a guest', null, pool.games[0], '/m/login?next='],
    ['a member', 0, sea, '/m/launchGame?playType=trad&prize_mode=SEA&code=sagor4&pageBack=home'],
  ])('open a game for %s by the same rules as elsewhere', async (_, type, game, path) => {
    if (type !== null) logIn(type)
    const at = await play(game ?? {})
    await waitFor(() => expect(at()).toContain(path))
  })

  it('offer a guest free play of a game that has it', async () => {
    const at = await play(demo)
    expect(await screen.findByRole('button', { name: 'Try free' })).toBeVisible()
    expect(at()).toBe('/')
  })

  it('do not open a game for money for an unknown type of player', async () => {
    logIn(9)
    const at = await play(pool.games[0] ?? {})
    await waitFor(() => expect(toasts().join()).toContain('does not have permission'))
    expect(at()).toBe('/')
  })

  it('show their age when offline', async () => {
    platform({ ...lotteryAnswers, '/lgw/jackpot/list': () => ({ list: [pool] }) })
    await visit(<Screen />)
    expect(await screen.findByText('Live')).toBeVisible()
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }))
    act(() => void dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^Not live, as of \d\d:\d\d$/)).toBeVisible()
    expect(screen.getByRole('article', { name: 'Nagordola Grand' })).toBeVisible()
  })

  it('say so when there are none', async () => {
    platform({ ...lotteryAnswers, '/lgw/jackpot/list': () => ({ list: [] }) })
    await visit(<Screen />)
    expect(await screen.findByText('No jackpot is running')).toBeVisible()
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { store } from '#net/query/queryClient.ts'
import { aGame, wireGame } from '#testing/games.ts'
import { platform, withSwitches } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LaunchScreen } from '#features/games/launch/LaunchScreen.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { DemoOffer } from './DemoOffer.tsx'
import { embedPermissions } from '#ui/feedback/embedPermissions.ts'

const origin = 'https://games.example'
const ticket = 'a-ticket-of-sixteen'
const game = aGame({ id: '7', demo: true })

function Tile() {
  const { onPlay } = useGameActions('list')
  return (
    <>
      <button onClick={() => void onPlay(game)}>{game.name}</button>
      <DemoOffer />
    </>
  )
}

setUp()

async function tapTile() {
  fireEvent.click(screen.getByRole('button', { name: game.name }))
  return screen.findByRole('button', { name: 'Try free' })
}

async function arrive() {
  const asked = platform({
    '/wps/system/status': () => ({ info: { gameHosts: [origin] }, serverTime: 1 }),
    '/wps/game/launch': () => ({
      url: `${origin}/play/PADMA/7`,
      ticket,
      expiresAt: 60_000,
      gameName: game.name,
    }),
    '/lgw/game/info': () => wireGame(7, { gameName: game.name }),
  })
  const search = { gameId: '7', vassalage: 'PADMA', gameCategory: 'RNG', free: true } as const
  const stage = <LaunchScreen search={search} />
  const { at } = await visit(<Tile />, {}, stage)
  return { at, launches: () => asked.filter((line) => line.includes('/wps/game/launch')) }
}

const unseenFrame = () =>
  waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('no frame yet')
    return found
  })

describe('while a guest sees the offer of free play', () => {
  it('the game’s page is preloaded, hidden and without its ticket', async () => {
    const { launches } = await arrive()
    await tapTile()
    const frame = await unseenFrame()
    expect(frame).not.toBeVisible()
    expect(frame).toHaveAttribute('src', `${origin}/play/PADMA/7`)
    expect(frame).toHaveAttribute('sandbox', embedPermissions.sandbox.join(' '))
    expect(document.documentElement.innerHTML).not.toContain(ticket)
    expect(launches()).toEqual([expect.stringContaining('supportFreePlay=1')])
  })

  it('the game is launched once, when the guest takes the offer', async () => {
    const { at, launches } = await arrive()
    const tryFree = await tapTile()
    await unseenFrame()
    fireEvent.click(tryFree)
    await waitFor(() => expect(at()).toContain('free=true'))
    expect(await screen.findByTitle(game.name)).toBeVisible()
    expect(launches()).toHaveLength(1)
  })

  it('the game is not launched again when the sheet is closed and reopened', async () => {
    const { launches } = await arrive()
    await tapTile()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    await tapTile()
    await unseenFrame()
    expect(launches()).toHaveLength(1)
  })

  it('a ticket that may have expired is requested again', async () => {
    const { launches } = await arrive()
    const tryFree = await tapTile()
    await unseenFrame()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 41_000 })
    fireEvent.click(tryFree)
    await waitFor(() => expect(launches()).toHaveLength(2))
  })

  it('nothing is preloaded with Data Saver', async () => {
    store.set(isLiteAtom, true)
    const { launches } = await arrive()
    const tryFree = await tapTile()
    expect(launches()).toEqual([])
    fireEvent.click(tryFree)
    await unseenFrame()
    expect(launches()).toHaveLength(1)
  })
})

describe('the offer of free play', () => {
  it.each([
    ['registration', [], ['Sign up', 'Sign in']],
    ['a closed registration', ['REG3'], ['Sign in']],
  ] as const)('comes before the registration, with %s', async (_, off, names) => {
    platform(withSwitches(Object.fromEntries(off.map((id) => [id, false]))))
    const { at } = await visit(<Tile />)
    await tapTile()
    const links = () => screen.getAllByRole('link')
    await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(names))
    fireEvent.click(screen.getByRole('link', { name: names[0] }))
    await waitFor(() => expect(at()).toMatch(/^\/m\/(register|login)\?next=%2Fm%2FlaunchGame/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

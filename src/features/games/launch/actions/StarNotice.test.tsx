import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { ToastHost } from '#shell/toasts/ToastHost.tsx'
import { toastsAtom } from '#ui/feedback/toasts.ts'
import type { TilePlace } from '#features/games/tile/gameActions.ts'
import { aGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { useGameActions } from './useGameActions.ts'

const games = [aGame({ id: '7', name: 'Padma' }), aGame({ id: '8', name: 'Meghna', demo: true })]

function Stars({ place }: { readonly place: TilePlace }) {
  const { onStar } = useGameActions(place)
  return (
    <>
      {games.map((game) => (
        <button key={game.id} onClick={() => onStar(game, false)}>
          {game.name}
        </button>
      ))}
      <DemoOffer />
      <ToastHost />
    </>
  )
}

setUp()

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a guest who taps a star', () => {
  it('on home sees only a toast of 2 s, which links to the login', async () => {
    platform({})
    const { at } = await visit(<Stars place="home" />)
    tap('Padma')
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link).toHaveAttribute('href', '/m/login?next=%2F&star=7')
    expect(store.get(toastsAtom)).toMatchObject([
      { kind: 'info', text: 'you are not logged in, please log in first', milliseconds: 2000 },
    ])
    expect(screen.getByRole('status')).toHaveTextContent(
      /^you are not logged in, please log in firstSign in$/,
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(at()).toBe('/')
  })

  it('on home and then on another game, goes to the login for the second, and the toast closes', async () => {
    platform({})
    await visit(<Stars place="home" />)
    tap('Padma')
    tap('Meghna')
    const login = '/m/login?next=%2F&star=8'
    await waitFor(() => expect(screen.getByRole('link')).toHaveAttribute('href', login))
    fireEvent.click(screen.getByRole('link'))
    expect(store.get(toastsAtom)).toEqual([])
  })

  it('elsewhere goes to the login', async () => {
    platform({})
    const { at } = await visit(<Stars place="list" />)
    tap('Padma')
    await waitFor(() => expect(at()).toBe('/m/login?next=%2F&star=7'))
    expect(store.get(toastsAtom)).toEqual([])
  })
})

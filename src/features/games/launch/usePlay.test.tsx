import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { LaunchScreen } from './LaunchScreen.tsx'

setUp()

const origin = 'https://games.example'
const search = { gameId: '7', vassalage: 'PADMA', gameCategory: 'RNG' } as const

function Game() {
  const [pageBack, setPageBack] = useState('home')
  return (
    <>
      <button onClick={() => setPageBack('/m/fav')}>Another way back</button>
      <LaunchScreen search={{ ...search, pageBack }} />
    </>
  )
}

it('a running game is not launched again when another part of its address changes', async () => {
  const asked = platform({
    '/wps/system/status': () => ({ info: { gameHosts: [origin] }, serverTime: 1 }),
    '/wps/game/launch': () => ({
      url: `${origin}/play/PADMA/7`,
      ticket: 'a-ticket-of-sixteen',
      expiresAt: 60_000,
      gameName: 'Lantern Loot',
    }),
    '/lgw/game/info': () => wireGame(7),
  })
  logIn()
  await visit(<Game />)
  const game = await screen.findByTitle('Game 7')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Another way back' })))
  expect(game).toBeInTheDocument()
  expect(asked.filter((line) => line.includes('/wps/game/launch'))).toHaveLength(1)
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { aGame } from '#testing/games.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { openedGameAtom } from '#features/games/sheet/useSheet.ts'
import { GamePurpose } from './GamePurpose.tsx'

setUp()
beforeEach(() => store.set(openedGameAtom, aGame({ id: '7', demo: true, rtp: '96' })))

const heading = () => screen.findByRole('heading', { level: 1 })

it('names the game that the login is for, and links to its free play', async () => {
  const { at } = await visit(<GamePurpose gameId="7" isStar={false} />)
  expect(await heading()).toHaveTextContent('Sign in to play Lantern Loot')
  expect(screen.getByText('Lantern Loot')).toHaveAttribute('lang', 'en')
  fireEvent.click(screen.getByRole('button', { name: 'Try free, without an account' }))
  await waitFor(() => expect(at()).toMatch(/^\/m\/launchGame\?gameId=7.*free=true$/))
})

it('names the game that is to be a favourite', async () => {
  await visit(<GamePurpose gameId="7" isStar />)
  expect(await heading()).toHaveTextContent('Sign in to save Lantern Loot')
  expect(screen.queryByRole('button')).toBeNull()
})

it('has a text for an unknown game', async () => {
  await visit(<GamePurpose gameId="8" isStar={false} />)
  expect(await heading()).toHaveTextContent(/^Sign in to play$/)
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { onSignOut } from '#net/session/signOut.ts'
import { store } from '#net/query/queryClient.ts'
import { endSessionIntent } from '#features/session/session.atoms.ts'
import { aGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { forgetPlayed } from '#device/storage/history.ts'
import { notePlayed } from '#features/games/own/played.ts'
import { ContinueStrip } from './ContinueStrip.tsx'

const onPlay = vi.fn()
const strip = <ContinueStrip actions={{ onPlay, onStar: vi.fn() }} />
const isPlaceKept = () => document.documentElement.classList.contains('has-played')

setUp()
beforeEach(() => void platform({}))

it('takes no place for a player who has never played', async () => {
  await visit(strip)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(isPlaceKept()).toBe(false)
})

it('links to the last games without an answer of the platform', async () => {
  notePlayed(aGame({ id: '7', name: 'River Koi' }), 'EN')
  await visit(strip)
  expect(isPlaceKept()).toBe(true)
  const region = await screen.findByRole('region', { name: 'Continue playing' })
  fireEvent.click(within(region).getByRole('button', { name: 'River Koi' }))
  expect(onPlay.mock.calls[0]?.[0]).toMatchObject({ id: '7' })
})

it('disappears at sign-out, also when home is already on screen', async () => {
  const release = onSignOut(forgetPlayed)
  onTestFinished(() => release())
  logIn()
  notePlayed(aGame({ id: '7', name: 'River Koi' }), 'EN')
  await visit(strip)
  await screen.findByRole('region', { name: 'Continue playing' })
  act(() => store.set(endSessionIntent))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(isPlaceKept()).toBe(false)
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setPlatformClock } from '#net/reach/clock.testing.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { RealityWatch } from './RealityWatch.tsx'

const minute = 60_000
const quarter = 15 * minute
let session: object
const onStop = vi.fn<() => void>()

setUp()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date().setMilliseconds(0), shouldAdvanceTime: true })
  setPlatformClock(Date.now())
  session = {
    minutes: 14,
    staked: '120.00',
    won: '45.00',
    limitMinutes: null,
    realityMinutes: 15,
  }
  const startedAt = Date.now() - quarter + minute
  platform({ '/wps/member/play': () => ({ startedAt, ...session }) })
  logIn()
})

const title = 'Reality check'

/** The next check is due a minute after the start of the test. */
async function play(isRoundOpen: boolean, time = minute) {
  await visit(<RealityWatch isRoundOpen={isRoundOpen} onStop={onStop} />)
  // The session comes first, and the check is timed by it.
  await act(() => vi.advanceTimersByTimeAsync(0))
  await act(() => vi.advanceTimersByTimeAsync(time))
}

it('shows time and result of the session, and lets the player go on', async () => {
  await play(false)
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog).toHaveTextContent('You have played for15 minutes')
  expect(dialog).toHaveTextContent('Staked৳120.00')
  expect(dialog).toHaveTextContent('Lost৳75.00')
  fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onStop).not.toHaveBeenCalled()
})

it('counts from its own start when the platform gives none, whatever the phone’s clock says', async () => {
  const ahead = 86_400_000
  platform({ '/wps/member/play': () => ({ ...session, startedAt: null }) })
  const answer = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockImplementation(async (...asked) => {
    const response = await answer?.(...asked)
    response?.headers.set('Date', new Date(Date.now() + ahead).toUTCString())
    return response ?? Response.error()
  })
  await play(false, quarter + 3000)
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(
    'You have played for15 minutes',
  )
})

it('leaves the game when the player stops', async () => {
  await play(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Stop playing' }))
  expect(onStop).toHaveBeenCalledOnce()
  // Otherwise Back, by which the game is left, would close the question instead.
  expect(document.querySelector('dialog[open]')).toBeNull()
})

it('waits for the end of a round', async () => {
  await play(true, quarter)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows nothing unless the player has asked for it', async () => {
  session = { ...session, realityMinutes: null }
  await play(false, 2 * quarter)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is not requested for a trial, which has no limits', async () => {
  logIn(4)
  const asked = platform({ '/wps/member/play': () => session })
  await play(false)
  expect(asked).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

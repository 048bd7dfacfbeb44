import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { learnTime } from '../../../net/reach/clock.ts'
import { tearDown, logIn, platform, setUp, visit } from '../../games/testing.tsx'
import { RealityWatch } from './RealityWatch.tsx'

const quarter = 15 * 60_000
let session: object
let startedAt: number | undefined
const onStop = vi.fn<() => void>()

beforeEach(() => {
  setUp()
  onStop.mockClear()
  startedAt = undefined
  session = {
    minutes: 14,
    staked: '120.00',
    won: '45.00',
    limitMinutes: null,
    realityMinutes: 15,
  }
  // The check is due soon after the first answer, however late the screen requests it.
  const play = () => ({ startedAt: (startedAt ??= Date.now() - quarter + 300), ...session })
  platform({ '/wps/member/play': play })
  logIn()
})
afterEach(tearDown)

const title = 'Time check'

it('says how long it has been and what it has cost, and lets the player go on', async () => {
  await visit(<RealityWatch isRoundOpen={false} onStop={onStop} />)
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog).toHaveTextContent('You have played for15 minutes')
  expect(dialog).toHaveTextContent('Staked৳120.00')
  expect(dialog).toHaveTextContent('Lost৳75.00')
  fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onStop).not.toHaveBeenCalled()
})

it('counts from its own start where the platform names none, whatever the phone’s clock says', async () => {
  const ahead = 86_400_000
  const play = () => ({ ...session, startedAt: null })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  platform({ '/wps/member/play': play })
  const answer = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockImplementation(async (...asked) => {
    const response = await answer?.(...asked)
    response?.headers.set('Date', new Date(Date.now() + ahead).toUTCString())
    return response ?? Response.error()
  })
  await visit(<RealityWatch isRoundOpen={false} onStop={onStop} />)
  await vi.advanceTimersByTimeAsync(quarter + 3000)
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(
    'You have played for15 minutes',
  )
  learnTime(new Response('', { headers: { Date: new Date().toUTCString() } }))
  vi.useRealTimers()
})

it('leads out of the game whoever stops', async () => {
  await visit(<RealityWatch isRoundOpen={false} onStop={onStop} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Stop playing' }))
  expect(onStop).toHaveBeenCalledOnce()
  // Otherwise Back, by which the game is left, would close the question instead.
  expect(document.querySelector('dialog[open]')).toBeNull()
})

it('waits for the end of a round', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await visit(<RealityWatch isRoundOpen onStop={onStop} />)
  await vi.advanceTimersByTimeAsync(quarter)
  expect(screen.queryByRole('dialog')).toBeNull()
  vi.useRealTimers()
})

it('says nothing to who has not asked for it', async () => {
  session = { ...session, realityMinutes: null }
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await visit(<RealityWatch isRoundOpen={false} onStop={onStop} />)
  await vi.advanceTimersByTimeAsync(2 * quarter)
  expect(screen.queryByRole('dialog')).toBeNull()
  vi.useRealTimers()
})

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#shell/toasts/ToastHost.tsx'
import { platform, page } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { lotteryAnswers, draw, minute, site } from '#features/lottery/lottery.testing.ts'
import { DrawNotices } from './DrawNotices.tsx'

const second = 1000
const drawAt = 1000 * 10 * minute

setUp()
beforeEach(() => {
  vi.useFakeTimers({ now: drawAt - 5 * second })
  logIn()
})
afterEach(() => pass(20 * second))

async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= second)
    await act(async () => vi.advanceTimersByTimeAsync(second))
}

type Settled = Readonly<Record<'status' | 'prize', string>>
const lost = { status: 'lost', prize: '0.00' }

const stand = async (settled: Settled = lost, { isPlaying = false, switches = {} } = {}) => {
  const ticket = () => ({
    ...draw('20260301-003'),
    orderNo: 'L-1',
    play: 'exact',
    content: '047',
    stake: '10.00',
    placedAt: 1,
    time: drawAt,
    ...(Date.now() < drawAt ? { status: 'pending', prize: '0.00', numbers: undefined } : settled),
  })
  const asked = platform({
    ...lotteryAnswers,
    '/wps/system/status': site(switches),
    '/wps/lottery/tickets': () => page([ticket()]),
  })
  const visited = await visit(
    <>
      <DrawNotices isPlaying={isPlaying} />
      <ToastHost />
    </>,
  )
  return { asked, ...visited }
}

const notice = () => screen.queryByText('Game padma3')?.closest('[role]') ?? null

it.each([
  [lost, 'info', 'Not won'],
  [{ status: 'won', prize: '9000.00' }, 'success', 'You won ৳9,000.00'],
  [{ status: 'won', prize: '9.00' }, 'info', 'You won ৳9.00'],
  [{ status: 'void', prize: '10.00' }, 'info', '৳10.00 has been returned to your balance'],
] as const)(
  'a draw that settles a ticket as %j shows a toast of kind %s',
  async (settled, kind, words) => {
    await stand(settled)
    await pass(4 * second)
    expect(notice()).toBeNull()
    await pass(4 * second)
    expect(notice()).toHaveAttribute('data-kind', kind)
    expect(notice()).toHaveAttribute('role', 'status')
    expect(notice()).toHaveTextContent(words)
  },
)

it('links to the tickets of its game, and closes', async () => {
  const { at } = await stand()
  await pass(8 * second)
  fireEvent.click(screen.getByRole('link', { name: 'My tickets' }))
  await pass(second)
  expect(at()).toBe('/m/lotteryHistory?tab=tickets&game=padma3')
  expect(notice()).toBeNull()
})

it('is shown once, also after a reload', async () => {
  await stand()
  await pass(20 * second)
  cleanup()
  await stand()
  await pass(2 * second)
  expect(notice()).toBeNull()
})

it('waits while a game is on screen', async () => {
  await stand(lost, { isPlaying: true })
  await pass(8 * second)
  expect(notice()).toBeNull()
  cleanup()
  await stand()
  await pass(2 * second)
  expect(notice()).not.toBeNull()
})

it('waits until the tab is visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await stand()
  await pass(8 * second)
  expect(notice()).toBeNull()
  hidden.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(second)
  expect(notice()).not.toBeNull()
})

it('is not requested when the lottery is switched off', async () => {
  const { asked } = await stand(lost, { switches: { LOTT3: false } })
  await pass(8 * second)
  expect(notice()).toBeNull()
  expect(asked.filter((line) => line.includes('tickets')).length).toBeLessThan(2)
})

import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Refused, platform, page } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'
import { LotteryScreen } from '#features/lottery/LotteryScreen.tsx'
import { lotteryAnswers, draw, menu, minute, vnMenu } from '#features/lottery/lottery.testing.ts'

const second = 1000
const drawAt = 1000 * 10 * minute
const ready = drawAt + second

setUp()
beforeEach(() => void vi.useFakeTimers({ now: drawAt - 5 * second }))

/** In steps: React renders only at the end of each act. */
async function pass(milliseconds: number, step = second) {
  for (let left = milliseconds; left > 0; left -= step)
    await act(async () => vi.advanceTimersByTimeAsync(step))
}
const drawn = () => Math.max(0, Math.floor((Date.now() - ready) / (10 * minute)) + 1)
const issue = () => `issue ${drawn()}`
const numero = () => page([draw(issue())])
const numbersNow = () => (drawn() > 0 ? ['9', '8', '1'] : ['0', '4', '7'])
const menuNow = () => {
  const last = { issue: issue(), time: 1, numbers: numbersNow() }
  return {
    vendors: menu.vendors.map((vendor) => ({
      ...vendor,
      games: vendor.games.map((game) => ({ ...game, last })),
    })),
  }
}
const times = (asked: readonly string[], path: string) =>
  asked.filter((line) => line.includes(path)).length

it('the history of one game shows each draw when it is drawn, with one request', async () => {
  const asked = platform({ ...lotteryAnswers, '/lgw/lottery/numero': numero })
  await visit(<HistoryScreen search={{ game: 'padma3' }} />)
  await pass(second)
  expect(screen.getByText('issue 0')).toBeVisible()
  await pass(8 * second)
  expect(screen.getByText('issue 1')).toBeVisible()
  expect(times(asked, 'numero')).toBe(2)
  await pass(10 * minute, minute)
  expect(screen.getByText('issue 2')).toBeVisible()
  expect(times(asked, 'numero')).toBe(3)
})

it('the history of all games shows it, too', async () => {
  platform({ ...lotteryAnswers, '/lgw/lottery/numero': numero })
  await visit(<HistoryScreen search={{}} />)
  await pass(9 * second)
  expect(screen.getByText('issue 1')).toBeVisible()
})

it('a draw made while the tab was hidden is requested when it is visible again', async () => {
  platform({ ...lotteryAnswers, '/lgw/lottery/numero': numero })
  const { go } = await visit(<HistoryScreen search={{}} />)
  await pass(second)
  expect(screen.getByText('issue 0')).toBeVisible()
  await go('/elsewhere')
  await pass(20 * second)
  await go('/')
  await pass(2 * second)
  expect(screen.getByText('issue 1')).toBeVisible()
})

function Turning({ one, other }: { readonly one: ReactNode; readonly other: ReactNode }) {
  const [isTurned, setTurned] = useState(false)
  return (
    <>
      <button onClick={() => setTurned(!isTurned)}>Turn</button>
      {isTurned ? other : one}
    </>
  )
}
const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Turn' }))

it.each([
  [
    'game',
    () => <HistoryScreen search={{ game: 'padma3' }} />,
    () => <HistoryScreen search={{ game: 'lal2' }} />,
    () => screen.getByRole('article'),
  ],
  [
    'list',
    () => <LotteryScreen search={{ list: 'draws' }} />,
    () => <LotteryScreen search={{ list: 'quick' }} />,
    () => screen.getByRole('list', { name: 'Numbers' }),
  ],
])('a draw made while another %s was shown is requested as well', async (_, one, other, shown) => {
  platform({
    ...lotteryAnswers,
    '/lgw/lottery/menu': menuNow,
    '/lgw/lottery/numero': () => page([{ ...draw('20260301-001'), numbers: numbersNow() }]),
    '/lgw/lottery/vn/numero': () => page([]),
    '/lgw/lottery/electronic': () => vnMenu,
  })
  await visit(<Turning one={one()} other={other()} />)
  await pass(second)
  expect(shown()).toHaveTextContent('047')
  turn()
  await pass(20 * second)
  turn()
  await pass(2 * second)
  expect(shown()).toHaveTextContent('981')
})

it('a failed request for a draw is repeated', async () => {
  let isDown = false
  const answer = () => (isDown ? new Refused(404, 'not_found') : numero())
  const asked = platform({ ...lotteryAnswers, '/lgw/lottery/numero': answer })
  await visit(<HistoryScreen search={{}} />)
  await pass(second)
  isDown = true
  await pass(minute, 5 * second)
  expect(screen.getByText('issue 0')).toBeVisible()
  expect(times(asked, 'numero')).toBe(2)
  isDown = false
  await pass(10 * minute, minute)
  expect(screen.getByText('issue 2')).toBeVisible()
})

it('the lotteries show the numbers of the latest draw', async () => {
  platform({ ...lotteryAnswers, '/lgw/lottery/menu': menuNow })
  await visit(<LotteryScreen search={{}} />)
  await pass(second)
  expect(screen.getByRole('list', { name: 'Numbers' })).toHaveTextContent('047')
  await pass(8 * second)
  expect(screen.getByRole('list', { name: 'Numbers' })).toHaveTextContent('981')
})

it('a recent draw is marked as just drawn', async () => {
  const recent = () => ({
    list: [{ ...draw(issue()), gameCode: 'lal2', numbers: drawn() > 0 ? ['6', '2'] : ['1', '5'] }],
  })
  const asked = platform({
    ...lotteryAnswers,
    '/lgw/lottery/electronic': () => vnMenu,
    '/lgw/lottery/vn/recent': recent,
  })
  await visit(<LotteryScreen search={{ list: 'quick' }} />)
  await pass(second)
  const just = screen.getByRole('region', { name: 'Just drawn' })
  expect(just).toHaveTextContent('15')
  await pass(8 * second)
  expect(just).toHaveTextContent('62')
  expect(times(asked, 'vn/recent')).toBe(2)
})

it('a ticket gets its result', async () => {
  logIn()
  const ticket = () => ({
    ...draw('20260301-003'),
    orderNo: 'L-1',
    play: 'exact',
    content: '047',
    stake: '10.00',
    prize: '0.00',
    status: drawn() > 0 ? 'lost' : 'pending',
    placedAt: 1,
    time: drawAt,
  })
  const asked = platform({ ...lotteryAnswers, '/wps/lottery/tickets': () => page([ticket()]) })
  await visit(<HistoryScreen search={{ tab: 'tickets' }} />)
  await pass(second)
  expect(screen.getByRole('article')).toHaveTextContent('Waiting for the draw')
  await pass(8 * second)
  expect(screen.getByRole('article')).toHaveTextContent('Not won')
  expect(times(asked, 'tickets')).toBe(2)
})

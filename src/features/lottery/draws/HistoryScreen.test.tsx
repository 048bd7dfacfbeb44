import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { platform, page } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'
import { lotteryAnswers, draw, minute } from '#features/lottery/lottery.testing.ts'

setUp()

describe('the history', () => {
  it('lists draws, newest first', async () => {
    platform(lotteryAnswers)
    await visit(<HistoryScreen search={{}} />)
    const rows = await screen.findAllByRole('article')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('20260301-002'),
      expect.stringContaining('20260301-001'),
    ])
  })

  it('of one game counts down to its next draw', async () => {
    const asked = platform(lotteryAnswers)
    await visit(<HistoryScreen search={{ game: 'padma3' }} />)
    expect(await screen.findByText('Next draw')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Buy a ticket' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Game padma3' })).toBeChecked()
    expect(asked.some((line) => line.includes('numero') && line.includes('gameCode=padma3'))).toBe(
      true,
    )
  })

  const ticket = (status: string, prize: string) => ({
    ...draw('20260301-003'),
    orderNo: `L-${status}`,
    play: 'exact',
    content: '047',
    stake: '10.00',
    prize,
    status,
    placedAt: 1,
    ...(status === 'pending' && { numbers: undefined, time: Date.now() + 10 * minute }),
  })

  it.each([
    ['pending', '0.00', 'Waiting for the draw', '—'],
    ['won', '9000.00', 'Won', '৳9,000.00'],
    ['lost', '0.00', 'Not won', '৳0.00'],
    ['void', '10.00', 'Canceled', '৳10.00'],
  ])('shows a ticket that is %s', async (status, prize, says, paid) => {
    logIn()
    platform({ ...lotteryAnswers, '/wps/lottery/tickets': () => page([ticket(status, prize)]) })
    await visit(<HistoryScreen search={{ tab: 'tickets' }} />)
    const row = await screen.findByRole('article')
    expect(row).toHaveTextContent(says)
    expect(row).toHaveTextContent('Straight 047')
    expect(row).toHaveTextContent('৳10.00')
    expect(within(row).getByText('Prize').nextElementSibling).toHaveTextContent(paid)
    expect(row).toHaveTextContent(`L-${status}`)
  })

  it('links to the lotteries when there are no tickets', async () => {
    logIn()
    platform({ ...lotteryAnswers, '/wps/lottery/tickets': () => page([]) })
    await visit(<HistoryScreen search={{ tab: 'tickets' }} />)
    expect(await screen.findByText('You have no tickets here')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the lotteries' })).toBeVisible()
  })
})

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LotteryScreen } from './LotteryScreen.tsx'
import { CategoryLotteries } from './CategoryLotteries.tsx'
import { lotteryAnswers, menu, site, vnMenu } from './lottery.testing.ts'

setUp()

describe('the lottery', () => {
  const show = (answers: Parameters<typeof platform>[0] = lotteryAnswers) => {
    platform(answers)
    return visit(<LotteryScreen search={{}} />)
  }

  it('counts down to the close of every game and links to it', async () => {
    await show()
    const vendor = await screen.findByRole('region', { name: 'Mela Lottery' })
    const link = within(vendor).getByRole('link', { name: /Game padma3/ })
    expect(link).toHaveTextContent(/(Next draw|Tickets closed)\d+:\d\d/)
    expect(link).toHaveAttribute(
      'href',
      '/m/startLottery?playType=trad&gameId=padma3&prize_mode=LOTT&vassalage=LOTT',
    )
    const balls = within(link).getByRole('list', { name: 'Numbers' })
    expect(balls).toHaveTextContent('047')
    expect(balls.closest('span, p')).toBeNull()
    expect(within(link).getByText('Game padma3')).toHaveAttribute('lang', 'en')
  })

  it('says when nothing is open', async () => {
    await show({ ...lotteryAnswers, '/lgw/lottery/menu': () => ({ vendors: [] }) })
    expect(await screen.findByText('No lottery is open right now')).toBeVisible()
  })

  it('shows the error with a retry', async () => {
    let tries = 0
    const answer = () => ((tries += 1) === 1 ? new Refused(404, 'not_found') : menu)
    await show({ ...lotteryAnswers, '/lgw/lottery/menu': answer })
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer available')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Mela Lottery' })).toBeVisible()
  })

  it('is closed when the merchant has switched it off', async () => {
    await show({ ...lotteryAnswers, '/wps/system/status': site({ LOTT3: false }) })
    expect(await screen.findByText('The lottery is not available on this site')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible()
    expect(screen.getByText('Contact customer service')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
  })
})

it('shows the same cards in the lobby, filtered by the search', async () => {
  platform({ ...lotteryAnswers, '/lgw/lottery/electronic': () => vnMenu })
  const cards = async () =>
    (await screen.findAllByRole('link', { name: /^Game/ })).map((card) => card.outerHTML)
  await visit(<LotteryScreen search={{ list: 'quick' }} />)
  const own = await cards()
  cleanup()
  await visit(<CategoryLotteries list="ELOTT" name="lal" />)
  expect(await cards()).toEqual(own)
  expect(screen.getByRole('region', { name: 'Lal Lottery' })).toHaveTextContent('1 game')
  cleanup()
  await visit(<CategoryLotteries list="ELOTT" name="padma" />)
  expect(await screen.findByText('No game found for “padma”')).toBeVisible()
})

it('links from a provider to its own lobby', async () => {
  platform(lotteryAnswers)
  await visit(<LotteryScreen search={{}} />)
  expect(await screen.findByRole('link', { name: /Mela Lottery/ })).toHaveAttribute(
    'href',
    '/m/startLottery?playType=trad&prize_mode=LOTT&vassalage=LOTT',
  )
})

import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LotteryScreen } from './LotteryScreen.tsx'
import { VendorDraw } from './VendorDraw.tsx'
import { base, menu, site } from './lottery.testing.ts'

setUp()

describe('the lottery', () => {
  const show = (answers: Parameters<typeof platform>[0] = base) => {
    platform(answers)
    return visit(<LotteryScreen search={{}} />)
  }

  it('counts down to the close of every game and leads into it', async () => {
    await show()
    const vendor = await screen.findByRole('region', { name: 'Mela Lottery' })
    const link = within(vendor).getByRole('link', { name: /Game padma3/ })
    expect(link).toHaveTextContent(/\d+:\d\d(left to buy|until the draw)/)
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
    await show({ ...base, '/lgw/lottery/menu': () => ({ vendors: [] }) })
    expect(await screen.findByText('No lottery is open right now')).toBeVisible()
  })

  it('says what went wrong and asks again', async () => {
    let tries = 0
    const answer = () => ((tries += 1) === 1 ? new Refused(404, 'not_found') : menu)
    await show({ ...base, '/lgw/lottery/menu': answer })
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer available')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Mela Lottery' })).toBeVisible()
  })

  it('is closed where the merchant has closed it', async () => {
    await show({ ...base, '/wps/system/status': site({ LOTT3: false }) })
    expect(await screen.findByText('The lottery is closed here')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible()
    expect(screen.getByText('Contact customer service')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
  })
})

it('a provider draws next at a time, and pays so much at most', async () => {
  platform(base)
  await visit(<VendorDraw vendor="LOTT" />)
  expect(await screen.findByText('up to 900×')).toBeVisible()
  expect(document.body).toHaveTextContent(/\d+:\d\duntil the draw/)
})

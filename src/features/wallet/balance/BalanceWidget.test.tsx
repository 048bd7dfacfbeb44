import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { BalanceWidget } from './BalanceWidget.tsx'

const walletOf = (sumBalance: string) => ({ sumBalance, currencySymbol: '৳', currency: 'BDT' })
let answer: () => unknown

setUp()
beforeEach(() => {
  answer = () => walletOf('123456.7')
  platform({ '/wps/wallet': () => answer() })
})

async function show() {
  logIn()
  await visit(<BalanceWidget />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const amount = '৳1,23,456.70'

describe('the balance', () => {
  it('has the currency, two decimals and the grouping of the country', async () => {
    await show()
    expect(await screen.findByText(amount)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(`Balance: ${amount}`)
  })

  it('is not shown to a guest', async () => {
    await visit(<BalanceWidget />)
    expect(screen.queryByRole('region', { name: 'Balance' })).not.toBeInTheDocument()
  })

  it.each([
    ['a trial player', 4, '/m/register'],
    ['a member', 0, null],
  ])('of %s says that it is play money, and where to register', async (_, type, href) => {
    logIn(type)
    await visit(<BalanceWidget />)
    await screen.findByText(amount)
    expect(screen.queryByText('Free trial') !== null).toBe(href !== null)
    const link = screen.queryByRole('link', { name: 'Sign up' })
    expect(link?.getAttribute('href') ?? null).toBe(href)
  })

  it('is hidden by asterisks once the player hides it, also in the next visit', async () => {
    await show()
    await screen.findByText(amount)
    press('Hide balance')
    expect(screen.queryByText(amount)).not.toBeInTheDocument()
    expect(screen.getByText('৳ ****')).toBeVisible()
    expect(localStorage.getItem('hideBalance')).toBe('1')
    press('Show balance')
    expect(screen.getByText(amount)).toBeVisible()
    expect(localStorage.getItem('hideBalance')).toBeNull()
  })

  it('shows asterisks while it is refreshed, then the new amount', async () => {
    await show()
    await screen.findByText(amount)
    const fresh = Promise.withResolvers<unknown>()
    answer = () => fresh.promise
    press('Refresh balance')
    expect(await screen.findByText('৳ ****')).toBeVisible()
    await act(async () => fresh.resolve(walletOf('5.00')))
    expect(await screen.findByText('৳5.00')).toBeVisible()
  })

  it('is read again when the player returns to the tab', async () => {
    await show()
    await screen.findByText(amount)
    answer = () => walletOf('5.00')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByText('৳5.00')).toBeVisible()
  })

  it.each([
    ['too many decimals', walletOf('1.234')],
    ['no number', walletOf('12,00')],
    ['a number of another type', { ...walletOf(''), sumBalance: 12 }],
    ['nothing', {}],
  ])('is not shown when it is malformed: %s', async (_, malformed) => {
    await show()
    await screen.findByText(amount)
    answer = () => malformed
    press('Refresh balance')
    expect(await screen.findByText('Could not load your balance')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Balance' })).not.toHaveTextContent(/\d/)
    answer = () => walletOf('7.00')
    press('Try again')
    expect(await screen.findByText('৳7.00')).toBeVisible()
  })

  it('shows asterisks at an offline start, and says when it will load', async () => {
    answer = () => new Error('offline')
    await show()
    expect(await screen.findByText('Your balance appears when you are back online.')).toBeVisible()
    expect(screen.getByText('৳ ****')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^(Show|Hide) balance$/ })).not.toBeInTheDocument()
    answer = () => walletOf('7.00')
    press('Refresh balance')
    expect(await screen.findByText('৳7.00')).toBeVisible()
  })

  it('shows its age when offline', async () => {
    await show()
    await screen.findByText(amount)
    answer = () => new Error('offline')
    press('Refresh balance')
    expect(await screen.findByText(/^As of \d\d:\d\d$/)).toHaveAttribute('data-stale')
    expect(screen.getByText(amount)).toBeVisible()
  })
})

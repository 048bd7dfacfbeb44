import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { GameBalance } from './GameBalance.tsx'

setUp()

it('says that it is the free trial’s balance', async () => {
  platform({ '/wps/wallet': () => ({ sumBalance: '0.00', currencySymbol: '৳', currency: 'BDT' }) })
  logIn(4)
  await visit(<GameBalance />)
  expect(await screen.findByText('Free trial')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
})

it.each([
  ['0.00', true],
  ['0.01', false],
])('with ৳%s offers a deposit in a game: %s', async (sumBalance, is) => {
  platform({ '/wps/wallet': () => ({ sumBalance, currencySymbol: '৳', currency: 'BDT' }) })
  logIn()
  await visit(<GameBalance />)
  await screen.findByText(`৳${sumBalance}`)
  const link = screen.queryByRole('link', { name: 'Deposit' })
  expect(link?.getAttribute('href') ?? null).toBe(is ? '/m/voucherCenter?next=%2F' : null)
})

import { useSearch } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'
import { WithdrawalSearch } from '#features/cashier/cashier.search.ts'
import { account, summary } from './withdrawal.testing.ts'

setUp()

const Routed = () => {
  const search = v.parse(WithdrawalSearch, useSearch({ strict: false }))
  return <WithdrawalScreen search={search} />
}

async function show(accounts: readonly unknown[], known = Promise.resolve()) {
  platform({
    '/wps/withdrawal/summary': () => summary,
    '/wps/bank/accounts': () => known.then(() => ({ list: accounts, payeeName: null, allowed: 5 })),
    '/wps/withdrawal/orders': () => ({ list: [], pageNum: 1, totalPages: 1, totalCount: 0 }),
  })
  logIn()
  const shown = await visit(null, {}, <Routed />)
  await shown.go('/m/withdraw')
  return shown
}

it('starts with the account step when there is no account, whatever the address says', async () => {
  const { at, go } = await show([])
  expect(await screen.findByRole('heading', { name: 'Where should we send it?' })).toBeVisible()
  await go('/m/withdraw?step=amount')
  await waitFor(() => expect(at()).toBe('/m/withdraw?step=account'))
})

it('starts with the amount when there is an account, and leads to the other steps and back', async () => {
  const { at } = await show([account])
  expect(await screen.findByText('Remaining today')).toBeVisible()
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
  await screen.findByRole('radio', { name: /TakaTap •••• 4321/, checked: true })
  expect(at()).toBe('/m/withdraw?step=account')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'How much?' })).toBeVisible()
})

it('has the earlier ones below it once the form has its height', async () => {
  const known = Promise.withResolvers<void>()
  await show([], known.promise)
  const earlier = () => screen.queryByRole('heading', { name: 'Your withdrawals' })
  expect(earlier()).not.toBeInTheDocument()
  await act(async () => known.resolve())
  await screen.findByRole('heading', { name: 'Where should we send it?' })
  expect(earlier()).toBeVisible()
})

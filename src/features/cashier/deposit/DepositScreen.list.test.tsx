import { useSearch } from '@tanstack/react-router'
import { fireEvent, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { platform, page } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { DepositScreen } from './DepositScreen.tsx'
import { DepositSearch } from '#features/cashier/cashier.search.ts'
import { depositOrder, method } from './deposit.testing.ts'

setUp()

const Deposits = () => (
  <DepositScreen search={v.parse(DepositSearch, useSearch({ strict: false }))} />
)
const earlier = { ...depositOrder, orderNo: 'D100', methodId: 'nodi', methodName: 'NodiPay' }
const instruction = { payTo: '01', reference: 'KL', expiresAt: Date.now() + 600_000 }
const waiting = { ...depositOrder, createdAt: depositOrder.createdAt + 1, instruction }
const rows = async () => {
  const list = within(await screen.findByRole('region', { name: 'Your deposits' }))
  return (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

/** The list is answered once, and never again after that. */
let order: () => unknown
beforeEach(async () => {
  const lists = [page([{ ...earlier, status: 'credited' }])]
  order = () => waiting
  platform({
    '/wps/deposit/methods': () => ({
      list: [{ ...method, methodId: 'nodi', name: 'NodiPay' }, method],
    }),
    '/wps/deposit/promotions': () => ({ list: [] }),
    '/wps/deposit/orders': () => lists.shift() ?? new Promise(() => undefined),
    '/wps/deposit/order': () => order(),
    '/wps/deposit/slip': () => {
      const paid = { ...waiting, instruction: undefined, status: 'reviewing' }
      order = () => paid
      return paid
    },
  })
  logIn()
})

describe('the list of deposits, before it is read again', () => {
  const start = async () => {
    const shown = await visit(null, {}, <Deposits />)
    await shown.go('/m/voucherCenter')
    expect(await rows()).toEqual([expect.stringContaining('NodiPay')])
    return shown
  }
  const make = async () => {
    fireEvent.click(screen.getByRole('radio', { name: /TakaTap/ }))
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '500' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
    await screen.findByRole('heading', { level: 1, name: /^Pay/ })
  }

  it('has a new deposit at its head', async () => {
    const { go } = await start()
    await make()
    await go('/m/voucherCenter')
    expect(await rows()).toEqual([
      expect.stringMatching(/Waiting.*TakaTap/),
      expect.stringContaining('NodiPay'),
    ])
  })

  it('has a payment that was just reported, and its method is then the last one used', async () => {
    const { go } = await start()
    await make()
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('Transaction ID', '8N7A6B5C4D')
    type('Last 4 characters of the number you paid from', '4321')
    fireEvent.click(screen.getByRole('button', { name: 'Send for review' }))
    await screen.findByText('Checking your payment')
    await go('/m/voucherCenter')
    expect(await screen.findByRole('radio', { name: /TakaTap Last used/ })).toBeChecked()
    expect(await rows()).toEqual([
      expect.stringMatching(/Checking your payment.*TakaTap/),
      expect.stringContaining('NodiPay'),
    ])
  })

  it('does not have an older one at its head that belongs on a later page', async () => {
    order = () => ({ ...waiting, createdAt: 1, instruction: undefined, status: 'expired' })
    const { go } = await start()
    await go('/m/voucherCenter?order=D123')
    await screen.findByText('Expired')
    await go('/m/voucherCenter')
    expect(await rows()).toEqual([expect.stringContaining('NodiPay')])
  })
})

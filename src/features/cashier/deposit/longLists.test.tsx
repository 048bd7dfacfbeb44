import { useSearch } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { WithdrawalScreen } from '#features/cashier/withdrawal/WithdrawalScreen.tsx'
import {
  account,
  summary,
  withdrawalOrder,
} from '#features/cashier/withdrawal/withdrawal.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'
import { DepositSearch, WithdrawalSearch } from '#features/cashier/cashier.search.ts'
import { method, depositOrder } from './deposit.testing.ts'

setUp()

const Deposits = () => (
  <DepositScreen search={v.parse(DepositSearch, useSearch({ strict: false }))} />
)
const Withdrawals = () => (
  <WithdrawalScreen search={v.parse(WithdrawalSearch, useSearch({ strict: false }))} />
)

const kinds = [
  ['deposit', Deposits, { ...depositOrder, status: 'credited' }, 'expired'],
  ['withdrawal', Withdrawals, { ...withdrawalOrder, status: 'paid' }, 'rejected'],
] as const

it.each(
  kinds.flatMap(([kind, Screen, known, other]) => [
    [kind, 'that is as it is listed', Screen, known, known.status, 0] as const,
    [kind, 'that has changed', Screen, known, other, 3] as const,
  ]),
)(
  'opening a %s %s reads the pages of a long list again, or not',
  async (kind, _, Screen, known, status, times) => {
    const list = (pageNo: number) =>
      Array.from({ length: 10 }, (_row, at) => ({ ...known, orderNo: `N${pageNo}${at}` }))
    const asked = platform({
      '/wps/deposit/methods': () => ({ list: [method] }),
      '/wps/deposit/promotions': () => ({ list: [] }),
      '/wps/withdrawal/summary': () => summary,
      '/wps/bank/accounts': () => ({ list: [account], payeeName: 'Rahim', allowed: 5 }),
      [`/wps/${kind}/orders`]: (query) => ({
        list: list(Number(query.get('pageNo'))),
        pageNum: Number(query.get('pageNo')),
        totalPages: 3,
        totalCount: 30,
      }),
      [`/wps/${kind}/order`]: () => ({ ...known, orderNo: 'N25', status }),
    })
    logIn()
    const { go, back } = await visit(null, {}, <Screen />)
    await go('/orders')
    for (const rows of [10, 20]) {
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(rows))
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    }
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30))
    const reads = () => asked.filter((call) => call.includes(`/wps/${kind}/orders?`)).length
    expect(reads()).toBe(3)
    await go('/orders?order=N25')
    await screen.findByRole('heading', { level: 1 })
    await back()
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30))
    await waitFor(() => expect(reads()).toBe(3 + times))
  },
)

import { useSearch } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { logIn, platform, setUp, visit } from '../../games/testing.tsx'
import { DepositOrderView } from './order/DepositOrderView.tsx'
import { RecentDeposits } from './RecentDeposits.tsx'
import { order } from './deposit.testing.ts'
import { RecentWithdrawals } from '../withdrawal/RecentWithdrawals.tsx'
import { WithdrawalOrderView } from '../withdrawal/WithdrawalOrderView.tsx'
import { order as withdrawal } from '../withdrawal/withdrawal.testing.ts'

setUp()

const Deposits = () => {
  const { order: id } = useSearch({ strict: false })
  return id ? <DepositOrderView id={String(id)} next={undefined} /> : <RecentDeposits />
}
const Withdrawals = () => {
  const { order: id } = useSearch({ strict: false })
  return id ? <WithdrawalOrderView id={String(id)} /> : <RecentWithdrawals />
}

const kinds = [
  ['deposit', Deposits, { ...order, status: 'credited' }, 'expired'],
  ['withdrawal', Withdrawals, { ...withdrawal, status: 'paid' }, 'rejected'],
] as const

it.each(
  kinds.flatMap(([kind, Screen, known, other]) => [
    [kind, 'that is as it is listed', Screen, known, known.status, 0] as const,
    [kind, 'that has changed', Screen, known, other, 3] as const,
  ]),
)(
  'a look at a %s %s: are the pages of a long list asked for again?',
  async (kind, _, Screen, known, status, times) => {
    const list = (pageNo: number) =>
      Array.from({ length: 10 }, (_row, at) => ({ ...known, orderNo: `N${pageNo}${at}` }))
    const asked = platform({
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

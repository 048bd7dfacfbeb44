import type { ComponentType } from 'react'
import { NewWithdrawal } from './NewWithdrawal.tsx'
import { WithdrawalOrderView } from './order/WithdrawalOrderView.tsx'
import type { WithdrawalSearch } from './withdrawal.search.ts'

export interface WithdrawalSlots {
  readonly CodeField: ComponentType<{
    readonly number: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (code: string) => void
  }>
}

interface Props extends WithdrawalSlots {
  readonly search: WithdrawalSearch
}

export const WithdrawalScreen = ({ search: { order }, ...slots }: Props) =>
  order === undefined ? (
    <NewWithdrawal {...slots} />
  ) : (
    <WithdrawalOrderView key={order} id={order} />
  )

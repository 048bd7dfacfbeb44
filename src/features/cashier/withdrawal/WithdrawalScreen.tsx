import type { ComponentType } from 'react'
import type { OwnCodeProps } from '../../../ui/form/slots.ts'
import { NewWithdrawal } from './NewWithdrawal.tsx'
import { WithdrawalOrderView } from './order/WithdrawalOrderView.tsx'
import type { WithdrawalSearch } from './withdrawal.search.ts'

export interface WithdrawalSlots {
  readonly CodeField: ComponentType<OwnCodeProps>
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

import type { ComponentType } from 'react'
import type { OwnCodeProps } from '../../../ui/form/slots.ts'
import { NewWithdrawal } from './NewWithdrawal.tsx'
import { WithdrawalOrderView } from './order/WithdrawalOrderView.tsx'
import type { WithdrawalSearch } from './withdrawal.search.ts'

interface PaymentSheetProps {
  readonly open: boolean
  readonly isChange: boolean
  readonly onClose: () => void
}

export interface WithdrawalSlots {
  readonly CodeField: ComponentType<OwnCodeProps>
  /** Sets the payment password. */
  readonly PaymentSheet: ComponentType<PaymentSheetProps>
}

interface Props extends WithdrawalSlots {
  readonly search: WithdrawalSearch
}

export const WithdrawalScreen = ({ search: { order, step }, ...slots }: Props) =>
  order === undefined ? (
    <NewWithdrawal {...slots} step={step} />
  ) : (
    <WithdrawalOrderView key={order} id={order} />
  )

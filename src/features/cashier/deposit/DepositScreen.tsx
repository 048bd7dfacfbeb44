import { DepositOrderView } from './order/DepositOrderView.tsx'
import { NewDeposit } from './NewDeposit.tsx'
import type { DepositSearch } from './deposit.search.ts'

export const DepositScreen = ({ search: { order, step } }: { readonly search: DepositSearch }) =>
  order === undefined ? (
    <NewDeposit step={step} />
  ) : (
    <DepositOrderView key={order} id={order} step={step} />
  )

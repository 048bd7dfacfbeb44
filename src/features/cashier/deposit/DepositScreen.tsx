import { DepositOrderView } from './order/DepositOrderView.tsx'
import { NewDeposit } from './NewDeposit.tsx'
import type { DepositSearch } from './deposit.search.ts'

export const DepositScreen = ({ search }: { readonly search: DepositSearch }) =>
  search.order === undefined ? (
    <NewDeposit search={search} />
  ) : (
    <DepositOrderView key={search.order} id={search.order} next={search.next} />
  )

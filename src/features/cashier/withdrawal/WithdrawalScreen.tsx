import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { CashierPage, FormSkeleton } from '#features/cashier/CashierPage.tsx'
import { Orders } from '#features/cashier/Orders.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalOrderView } from './WithdrawalOrderView.tsx'
import { formNeedsAtom, withdrawalsAtom } from './withdrawal.atoms.ts'
import type { WithdrawalSearch } from '#features/cashier/cashier.search.ts'
import { withdrawalStatusNames } from '#features/cashier/order.text.ts'

export const WithdrawalScreen = ({
  search: { order, step },
}: {
  readonly search: WithdrawalSearch
}) =>
  order === undefined ? (
    <NewWithdrawal step={step} />
  ) : (
    <CashierPage orders={<RecentWithdrawals current={order} />} hasOrders={false}>
      <WithdrawalOrderView key={order} id={order} />
    </CashierPage>
  )

function NewWithdrawal({ step }: Pick<WithdrawalSearch, 'step'>) {
  const needs = useAtomValue(formNeedsAtom)
  // Asked for at once, and shown below the form once that has its height.
  useAtomValue(withdrawalsAtom)
  const isKnown = needs.value !== undefined
  return (
    <CashierPage
      orders={<RecentWithdrawals />}
      hasOrders={isKnown && step === undefined}
      isLost={!isKnown && needs.failure !== undefined}
    >
      <Loaded heading="h1" read={needs} skeleton={<FormSkeleton rows={3} />}>
        {({ summary, bound }) => <WithdrawalForm summary={summary} bound={bound} step={step} />}
      </Loaded>
    </CashierPage>
  )
}

const RecentWithdrawals = ({ current }: { readonly current?: string }) => (
  <Orders
    title={<Trans>Your withdrawals</Trans>}
    empty={<Trans>No withdrawals yet</Trans>}
    pages={useAtomValue(withdrawalsAtom)}
    to="/m/withdraw"
    current={current}
    statusNames={withdrawalStatusNames}
    aboutOf={({ bankName, number }) => `${bankName} ${number}`}
  />
)

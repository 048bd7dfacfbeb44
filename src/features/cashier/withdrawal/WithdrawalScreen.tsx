import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Loaded } from '#ui/layout/Loaded.tsx'
import css from '#features/cashier/Cashier.module.css'
import { FormSkeleton } from '#features/cashier/FormSkeleton.tsx'
import { Orders } from '#features/cashier/Orders.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalOrderView } from './WithdrawalOrderView.tsx'
import { bankAccountsAtom, summaryAtom, withdrawalsAtom } from './withdrawal.atoms.ts'
import type { WithdrawalSearch } from './withdrawal.search.ts'
import { withdrawalStatusNames } from './withdrawal.text.ts'

export const WithdrawalScreen = ({
  search: { order, step },
}: {
  readonly search: WithdrawalSearch
}) =>
  order === undefined ? (
    <NewWithdrawal step={step} />
  ) : (
    <WithdrawalOrderView key={order} id={order} />
  )

function NewWithdrawal({ step }: Pick<WithdrawalSearch, 'step'>) {
  const summary = useAtomValue(summaryAtom)
  const bound = useAtomValue(bankAccountsAtom)
  const isLost = summary.failure !== undefined && summary.value === undefined
  return (
    <div className={css.page} data-wide={!isLost || undefined}>
      <Loaded heading="h1" read={summary} skeleton={<FormSkeleton rows={3} />}>
        {(known) => (
          <Loaded heading="h1" read={bound} skeleton={<FormSkeleton rows={3} />}>
            {(accounts) => <WithdrawalForm summary={known} bound={accounts} step={step} />}
          </Loaded>
        )}
      </Loaded>
      {step === undefined && !isLost && <RecentWithdrawals />}
    </div>
  )
}

const RecentWithdrawals = () => (
  <Orders
    title={<Trans>Your withdrawals</Trans>}
    empty={<Trans>No withdrawals yet</Trans>}
    pages={useAtomValue(withdrawalsAtom)}
    to="/m/withdraw"
    statusNames={withdrawalStatusNames}
    aboutOf={({ bankName, number }) => `${bankName} ${number}`}
  />
)

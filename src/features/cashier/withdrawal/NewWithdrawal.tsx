import { useAtomValue } from 'jotai'
import { Shown } from '../../../ui/layout/Shown.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import css from '../Cashier.module.css'
import own from './Withdrawal.module.css'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import type { WithdrawalSlots } from './WithdrawalScreen.tsx'
import { bankAccountsAtom, summaryAtom } from './withdrawal.atoms.ts'

export function NewWithdrawal(slots: WithdrawalSlots) {
  const summary = useAtomValue(summaryAtom)
  const bound = useAtomValue(bankAccountsAtom)
  const isLost = summary.failure !== undefined && summary.value === undefined
  return (
    <div className={css.page} data-wide>
      <Shown read={summary} skeleton={<Ghost />}>
        {(known) => (
          <Shown read={bound} skeleton={<Ghost />}>
            {(accounts) => <WithdrawalForm {...slots} summary={known} bound={accounts} />}
          </Shown>
        )}
      </Shown>
      {!isLost && <RecentWithdrawals />}
    </div>
  )
}

const Ghost = () => [1, 2, 3].map((row) => <Skeleton key={row} className={own.ghost} />)

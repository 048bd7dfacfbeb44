import { useAtomValue } from 'jotai'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import { Shown } from './Shown.tsx'
import css from './Withdrawal.module.css'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import type { WithdrawalSlots } from './WithdrawalScreen.tsx'
import { bankAccountsAtom, summaryAtom } from './withdrawal.atoms.ts'

/** What can be withdrawn, the form that does it, and the withdrawals before. */
export function NewWithdrawal(slots: WithdrawalSlots) {
  const summary = useAtomValue(summaryAtom)
  const bound = useAtomValue(bankAccountsAtom)
  const isLost = summary.failure !== undefined && summary.value === undefined
  return (
    <div className={css.page}>
      <Shown read={summary} ghost={<Ghost />}>
        {(known) => (
          <Shown read={bound} ghost={<Ghost />}>
            {(accounts) => <WithdrawalForm {...slots} summary={known} bound={accounts} />}
          </Shown>
        )}
      </Shown>
      {!isLost && <RecentWithdrawals />}
    </div>
  )
}

const Ghost = () => [1, 2, 3].map((row) => <Skeleton key={row} className={css.ghost} />)

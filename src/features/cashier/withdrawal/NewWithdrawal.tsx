import { useAtomValue } from 'jotai'
import { Shown } from '../../../ui/layout/Shown.tsx'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import css from '../Cashier.module.css'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import type { WithdrawalSlots } from './WithdrawalScreen.tsx'
import { bankAccountsAtom, summaryAtom } from './withdrawal.atoms.ts'
import type { WithdrawalSearch } from './withdrawal.search.ts'

interface Props extends WithdrawalSlots, Pick<WithdrawalSearch, 'step'> {}

export function NewWithdrawal({ step, ...slots }: Props) {
  const summary = useAtomValue(summaryAtom)
  const bound = useAtomValue(bankAccountsAtom)
  const isLost = summary.failure !== undefined && summary.value === undefined
  return (
    <div className={css.page} data-wide={!isLost || undefined}>
      <Shown heading="h1" read={summary} skeleton={<FormSkeleton rows={3} />}>
        {(known) => (
          <Shown heading="h1" read={bound} skeleton={<FormSkeleton rows={3} />}>
            {(accounts) => (
              <WithdrawalForm {...slots} summary={known} bound={accounts} step={step} />
            )}
          </Shown>
        )}
      </Shown>
      {step === undefined && !isLost && <RecentWithdrawals />}
    </div>
  )
}

import { useAtomValue } from 'jotai'
import { Shown } from '../../../ui/layout/Shown.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AllInOne } from './AllInOne.tsx'
import css from '../Cashier.module.css'
import own from './Deposit.module.css'
import { RecentDeposits } from './RecentDeposits.tsx'
import { Stepwise } from './Stepwise.tsx'
import { isStepwiseAtom, methodsAtom, promotionsAtom } from './deposit.atoms.ts'
import type { DepositSearch } from './deposit.search.ts'

export function NewDeposit({ step }: Pick<DepositSearch, 'step'>) {
  const methods = useAtomValue(methodsAtom)
  const promotions = useAtomValue(promotionsAtom)
  const isStepwise = useAtomValue(isStepwiseAtom)
  const Form = isStepwise ? Stepwise : AllInOne
  const isLater = isStepwise && step === 'amount'
  const isLost = methods.failure !== undefined && methods.value === undefined
  return (
    <div className={css.page} data-wide>
      <Shown read={methods} skeleton={<Ghost />}>
        {(known) => (
          <Form offer={{ methods: known, promotions: promotions.value ?? [] }} step={step} />
        )}
      </Shown>
      {!isLater && !isLost && <RecentDeposits />}
    </div>
  )
}

const Ghost = () => [1, 2, 3, 4].map((row) => <Skeleton key={row} className={own.ghost} />)

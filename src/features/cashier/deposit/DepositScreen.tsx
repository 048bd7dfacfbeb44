import { useAtomValue } from 'jotai'
import { Shown } from '../../../ui/layout/Shown.tsx'
import { AllInOne } from './AllInOne.tsx'
import css from '../Cashier.module.css'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { RecentDeposits } from './RecentDeposits.tsx'
import { Stepwise } from './Stepwise.tsx'
import { DepositOrderView } from './order/DepositOrderView.tsx'
import { isStepwiseAtom, offerAtom } from './deposit.atoms.ts'
import type { DepositSearch } from './deposit.search.ts'

export const DepositScreen = ({ search }: { readonly search: DepositSearch }) =>
  search.order === undefined ? (
    <NewDeposit search={search} />
  ) : (
    <DepositOrderView key={search.order} id={search.order} next={search.next} />
  )

function NewDeposit({ search }: { readonly search: DepositSearch }) {
  const offer = useAtomValue(offerAtom)
  const isStepwise = useAtomValue(isStepwiseAtom)
  const Form = isStepwise ? Stepwise : AllInOne
  const isLater = isStepwise && search.step === 'amount'
  const isLost = offer.failure !== undefined && offer.value === undefined
  return (
    <div className={css.page} data-wide={!isLost || undefined}>
      <Shown heading="h1" read={offer} skeleton={<FormSkeleton rows={5} />}>
        {(known) => <Form offer={known} search={search} />}
      </Shown>
      {!isLater && !isLost && <RecentDeposits />}
    </div>
  )
}

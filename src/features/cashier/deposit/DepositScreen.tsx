import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useAfter } from '#device/useLater.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { useSticky } from '#ui/optional.ts'
import css from '#features/cashier/Cashier.module.css'
import { CashierPage, FormSkeleton } from '#features/cashier/CashierPage.tsx'
import { Orders } from '#features/cashier/Orders.tsx'
import { AmountParts } from './AmountParts.tsx'
import { MethodField } from './MethodField.tsx'
import { Stepwise } from './Stepwise.tsx'
import { SubmitDeposit } from './SubmitDeposit.tsx'
import { depositsAtom, isStepwiseAtom, offerAtom, protectionNowAtom } from './deposit.atoms.ts'
import type { DepositSearch } from '#features/cashier/cashier.search.ts'
import { depositStatusNames } from '#features/cashier/order.text.ts'
import { lastUsedFirst } from './earlier.rules.ts'
import type { Offer } from './form.rules.ts'
import { DepositOrderView } from './order/DepositOrderView.tsx'
import { useDepositForm } from './useDepositForm.ts'

export const DepositScreen = ({ search }: { readonly search: DepositSearch }) =>
  search.order === undefined ? (
    <NewDeposit search={search} />
  ) : (
    <CashierPage orders={<RecentDeposits current={search.order} />} hasOrders={false}>
      <DepositOrderView key={search.order} id={search.order} next={search.next} />
    </CashierPage>
  )

function NewDeposit({ search }: { readonly search: DepositSearch }) {
  const offer = useOffer()
  const isStepwise = useAtomValue(isStepwiseAtom)
  const isLater = isStepwise && search.step === 'amount'
  const isKnown = offer.value !== undefined
  return (
    <CashierPage
      orders={<RecentDeposits />}
      hasOrders={isKnown && !isLater}
      isLost={!isKnown && offer.failure !== undefined}
    >
      <Loaded heading="h1" read={offer} skeleton={<FormSkeleton rows={5} />}>
        {(known) =>
          known.methods.length > 0 ? (
            <NewForm offer={known} search={search} />
          ) : (
            <EmptyState heading="h1" title={<Trans>No payment method is open right now</Trans>} />
          )
        }
      </Loaded>
    </CashierPage>
  )
}

const RecentDeposits = ({ current }: { readonly current?: string }) => (
  <Orders
    title={<Trans>Your deposits</Trans>}
    empty={<Trans>No deposits yet</Trans>}
    pages={useAtomValue(depositsAtom)}
    to="/m/voucherCenter"
    current={current}
    statusNames={depositStatusNames}
    aboutOf={({ methodName }) => methodName}
  />
)

/** Milliseconds. */
const patience = 3000

/** The form waits briefly for the earlier deposits, because the order of the methods depends on them. */
function useOffer() {
  const offer = useAtomValue(offerAtom)
  // The form requests it too, but later.
  useAtomValue(protectionNowAtom)
  const isLate = useAfter(patience)
  const isOpen = useSticky(isLate || offer.value?.isUsualPending === false)
  return isOpen || !offer.value ? offer : { ...offer, value: undefined, isPending: true }
}

/**
 * A list of deposits that arrives later changes neither the order nor the chosen method, which the player has already
 * seen.
 */
function NewForm({ offer, search }: FormProps) {
  const [usual] = useState(offer.usual)
  const Steps = useAtomValue(isStepwiseAtom) ? Stepwise : AllInOne
  const methods = lastUsedFirst(offer.methods, usual)
  return <Steps offer={{ ...offer, usual, methods }} search={search} />
}

export interface FormProps {
  readonly offer: Offer
  readonly search: DepositSearch
}

function AllInOne({ offer, search }: FormProps) {
  const deposit = useDepositForm(offer, search.next)
  return (
    <Form form={deposit.form} className={css.form}>
      <h1 className="visually-hidden">
        <Trans comment="Tab at the bottom; noun or verb: paying money in. Very short.">
          Deposit
        </Trans>
      </h1>
      <MethodField offer={offer} deposit={deposit} />
      <AmountParts deposit={deposit} offer={offer} />
      <SubmitDeposit {...deposit} />
    </Form>
  )
}

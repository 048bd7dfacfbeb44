import { Trans } from '@lingui/react/macro'
import { AmountParts } from './AmountParts.tsx'
import css from '../Cashier.module.css'
import { MethodField } from './MethodField.tsx'
import { SubmitPart } from './SubmitPart.tsx'
import type { Offer } from './form.rules.ts'
import { useDepositForm } from './useDepositForm.ts'
import { useMoneyHold } from './useMoneyHold.ts'

/** Everything that a deposit is ordered with, on one page. */
export function AllInOne({ offer }: { readonly offer: Offer }) {
  const deposit = useDepositForm(offer)
  const { form, formRef, act, change, errorOf, submit } = deposit
  useMoneyHold({ isTyped: deposit.isTyped, isUnderWay: act.isBusy })
  return (
    <form ref={formRef} className={css.form} noValidate aria-busy={act.isBusy} onSubmit={submit}>
      <h1 className="visually-hidden">
        <Trans>Deposit</Trans>
      </h1>
      <MethodField
        methods={offer.methods}
        value={form.methodId}
        error={errorOf('method')}
        onChoose={(methodId) => change({ methodId, channelId: null })}
      />
      <AmountParts deposit={deposit} promotions={offer.promotions} />
      <SubmitPart {...deposit} />
    </form>
  )
}

import { Trans } from '@lingui/react/macro'
import { Form } from '../../../ui/form/Form.tsx'
import { AmountParts } from './AmountParts.tsx'
import css from '../Cashier.module.css'
import { MethodField } from './MethodField.tsx'
import { SubmitPart } from './SubmitPart.tsx'
import type { Offer } from './form.rules.ts'
import { useDepositForm } from './useDepositForm.ts'

export function AllInOne({ offer }: { readonly offer: Offer }) {
  const deposit = useDepositForm(offer)
  const { form } = deposit
  return (
    <Form form={form} className={css.form}>
      <h1 className="visually-hidden">
        <Trans>Deposit</Trans>
      </h1>
      <MethodField
        methods={offer.methods}
        value={form.values.methodId}
        error={form.errorOf('methodId')}
        onChoose={(methodId) => form.change({ methodId, channelId: null })}
      />
      <AmountParts deposit={deposit} promotions={offer.promotions} />
      <SubmitPart form={form} />
    </Form>
  )
}

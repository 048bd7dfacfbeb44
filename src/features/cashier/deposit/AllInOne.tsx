import { Trans } from '@lingui/react/macro'
import { Form } from '../../../ui/form/Form.tsx'
import { AmountParts } from './AmountParts.tsx'
import css from '../Cashier.module.css'
import { MethodField } from './MethodField.tsx'
import { SubmitPart } from './SubmitPart.tsx'
import type { DepositSearch } from './deposit.search.ts'
import type { Offer } from './form.rules.ts'
import { useDepositForm } from './useDepositForm.ts'

export interface FormProps {
  readonly offer: Offer
  readonly search: DepositSearch
}

export function AllInOne({ offer, search }: FormProps) {
  const deposit = useDepositForm(offer, search.next)
  return (
    <Form form={deposit.form} className={css.form}>
      <h1 className="visually-hidden">
        <Trans>Deposit</Trans>
      </h1>
      <MethodField offer={offer} deposit={deposit} />
      <AmountParts deposit={deposit} offer={offer} />
      <SubmitPart {...deposit} />
    </Form>
  )
}

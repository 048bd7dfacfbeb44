import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import type { FormProps } from './DepositScreen.tsx'
import { AmountParts } from './AmountParts.tsx'
import { ChosenRow } from '#features/cashier/CashierPage.tsx'
import css from '#features/cashier/Cashier.module.css'
import { Heading } from '#features/cashier/Heading.tsx'
import { Mark } from '#features/cashier/marks/Mark.tsx'
import { MethodField } from './MethodField.tsx'
import { DepositOutcome, Paused, SubmitDeposit } from './SubmitDeposit.tsx'
import { useDepositForm } from './useDepositForm.ts'

export function Stepwise({ offer, search: { step, next } }: FormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const deposit = useDepositForm(offer, next)
  const { form, method } = deposit
  // With a method known from before, the player begins with the amount.
  const [first] = useState(method?.isOpen ? 'amount' : 'method')
  const isAmount = (step ?? first) === 'amount' && method?.isOpen === true
  const go = (to: 'method' | 'amount') =>
    void navigate({ to: '/m/voucherCenter', search: { step: to, next } })
  const choose = (event: FormEvent) => {
    event.preventDefault()
    if (!form.validate('methodId')) return
    form.setValues({ methodId: method?.id })
    go('amount')
  }
  return (
    <Form form={isAmount ? form : { ...form, onSubmit: choose }} className={css.form}>
      <Heading key={step} step={isAmount ? 2 : 1}>
        {isAmount ? t`How much?` : t`How do you want to pay?`}
      </Heading>
      {isAmount ? (
        <>
          <ChosenRow onChange={() => go('method')}>
            <Mark of={offer.monograms.get(method.id)} />
            {method.name}
          </ChosenRow>
          <AmountParts deposit={deposit} offer={offer} />
          <SubmitDeposit {...deposit} />
        </>
      ) : (
        <>
          <MethodField offer={offer} deposit={deposit} hasLimits />
          <ActionBar>
            {form.act.state !== 'idle' && <DepositOutcome form={form} />}
            {deposit.pause ? (
              <Paused pause={deposit.pause} />
            ) : (
              <Button type="submit" block busy={form.act.state === 'sending'}>
                <Trans>Continue</Trans>
              </Button>
            )}
          </ActionBar>
        </>
      )}
    </Form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { StepBar } from '../../../ui/layout/StepBar.tsx'
import { AmountParts } from './AmountParts.tsx'
import css from '../Cashier.module.css'
import own from './Deposit.module.css'
import { MethodField } from './MethodField.tsx'
import { Outcome, SubmitPart } from './SubmitPart.tsx'
import type { DepositSearch } from './deposit.search.ts'
import type { Offer } from './form.rules.ts'
import { totalSteps as total } from './order/order.rules.ts'
import { type Depositing, useDepositForm } from './useDepositForm.ts'
import { useStepFocus } from '../useStepFocus.ts'

interface Props extends Pick<DepositSearch, 'step'> {
  readonly offer: Offer
}

export function Stepwise({ offer, step }: Props) {
  const { t } = useLingui()
  const deposit = useDepositForm(offer)
  const isAmount = step === 'amount' && deposit.method?.isOpen === true
  const reached = isAmount ? 2 : 1
  const { form } = deposit
  const heading = useStepFocus(isAmount ? 'amount' : 'method')
  const choose = useChoosing(deposit)
  return (
    <Form form={isAmount ? form : { ...form, onSubmit: choose }} className={css.form}>
      <StepBar reached={reached} total={total} label={t`Step ${reached} of ${total}`} />
      <h1 ref={heading} className={css.heading} tabIndex={-1}>
        {isAmount ? t`How much?` : t`How do you want to pay?`}
      </h1>
      {isAmount ? (
        <AmountStep deposit={deposit} offer={offer} />
      ) : (
        <>
          <MethodField
            methods={offer.methods}
            value={form.values.methodId}
            error={form.errorOf('methodId')}
            onChoose={(methodId) => form.change({ methodId, channelId: null })}
          />
          {form.act.state !== 'idle' && <Outcome form={form} />}
          <Button type="submit" block>
            <Trans>Continue</Trans>
          </Button>
        </>
      )}
    </Form>
  )
}

function useChoosing({ form }: Depositing) {
  const navigate = useNavigate()
  return (event: FormEvent) => {
    event.preventDefault()
    if (form.check('methodId'))
      void navigate({ to: '/m/voucherCenter', search: { step: 'amount' } })
  }
}

function AmountStep({ deposit, offer }: { deposit: Depositing; offer: Offer }) {
  const navigate = useNavigate()
  const back = () => void navigate({ to: '/m/voucherCenter', search: {} })
  return (
    <>
      <div className={own.chosen}>
        {deposit.method?.name}
        <Button kind="quiet" size="small" onClick={back}>
          <Trans>Change</Trans>
        </Button>
      </div>
      <AmountParts deposit={deposit} promotions={offer.promotions} />
      <SubmitPart form={deposit.form} />
    </>
  )
}

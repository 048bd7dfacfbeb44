import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { FormEvent } from 'react'
import type { ValueOf } from '../../../api/endpoint.ts'
import type { listBankAccounts } from '../../../api/money/bankAccount.ts'
import type { WithdrawalSummary } from '../../../api/money/withdrawal.ts'
import { Form } from '../../../ui/form/Form.tsx'
import css from '../Cashier.module.css'
import { AccountStep } from './account/AccountStep.tsx'
import { AmountStep } from './AmountStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import type { WithdrawalSlots } from './WithdrawalScreen.tsx'
import { type WithdrawalStep, stepOf } from './form.rules.ts'
import { useWithdrawalForm } from './useWithdrawalForm.ts'
import type { WithdrawalSearch } from './withdrawal.search.ts'

interface Props extends WithdrawalSlots, Pick<WithdrawalSearch, 'step'> {
  readonly summary: WithdrawalSummary
  readonly bound: ValueOf<typeof listBankAccounts>
}

export function WithdrawalForm({ summary, bound, step: wanted, ...slots }: Props) {
  const asked = useWithdrawalForm({ summary, accounts: bound.accounts })
  const { form, account, quote } = asked
  const step = stepOf(wanted, {
    isAccount: account !== undefined && form.errorOf('accountId') === undefined,
    isAmount: quote !== null && form.errorOf('amount') === undefined,
  })
  const go = useSteps(wanted, step)
  const onSubmit = (event: FormEvent) => {
    if (step === 'confirm') return form.onSubmit(event)
    event.preventDefault()
    if (step === 'account' && form.check('accountId')) go('amount')
    if (step === 'amount' && form.check('amount')) go('confirm')
  }
  const parts = { summary, asked, go }
  return (
    <Form form={{ ...form, onSubmit }} className={css.form}>
      {step === 'account' && <AccountStep {...parts} bound={bound} />}
      {step === 'amount' && <AmountStep {...parts} />}
      {step === 'confirm' && <ConfirmStep {...parts} {...slots} />}
    </Form>
  )
}

export interface StepProps {
  readonly summary: WithdrawalSummary
  readonly asked: ReturnType<typeof useWithdrawalForm>
  readonly go: (step: WithdrawalStep) => void
}

/** Updates the address when a refusal or a reload has taken the form back to an earlier step. */
function useSteps(wanted: WithdrawalSearch['step'], shown: WithdrawalStep) {
  const navigate = useNavigate()
  const go = (to: WithdrawalStep, replace = false) =>
    void navigate({
      to: '/m/withdraw',
      search: { step: to === 'account' ? undefined : to },
      replace,
    })
  const fallBack = useEffectEvent(() => go(shown, true))
  const isBehind = (wanted ?? 'account') !== shown
  useEffect(() => {
    if (isBehind) fallBack()
  }, [isBehind])
  return (to: WithdrawalStep) => go(to)
}

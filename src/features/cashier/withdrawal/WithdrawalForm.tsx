import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { ValueOf } from '#api/endpoint.ts'
import { typedAmountOf } from '#api/money/amount.ts'
import type { BankAccount, listBankAccounts } from '#api/money/bankAccount.ts'
import type { WithdrawalSummary } from '#api/money/withdrawal.ts'
import { Button } from '#ui/button/Button.tsx'
import { AmountField } from '#ui/form/Field.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Facts } from '#ui/layout/Facts.tsx'
import { currencySymbolAtom, moneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from '#features/cashier/Cashier.module.css'
import { ChosenRow } from '#features/cashier/CashierPage.tsx'
import { Heading } from '#features/cashier/Heading.tsx'
import { Mark } from '#features/cashier/marks/Mark.tsx'
import { marksOf } from '#features/cashier/marks/marks.rules.ts'
import { useEta } from '#features/cashier/Cost.tsx'
import { ProofField } from './ProofField.tsx'
import { ContinuePart, SubmitWithdrawal } from './SubmitWithdrawal.tsx'
import { Available, Limits } from './Summary.tsx'
import { AccountStep } from './account/AccountStep.tsx'
import { type WithdrawalStep, obstacleOf, maxOf, withdrawalStepOf } from './form.rules.ts'
import { useWithdrawalForm } from './useWithdrawalForm.ts'
import type { WithdrawalSearch } from '#features/cashier/cashier.search.ts'

interface Props extends Pick<WithdrawalSearch, 'step'> {
  readonly summary: WithdrawalSummary
  readonly bound: ValueOf<typeof listBankAccounts>
}

export function WithdrawalForm({ summary, bound, step }: Props) {
  const withdrawal = useWithdrawalForm({ summary, accounts: bound.accounts })
  const { form, account, quote } = withdrawal
  // With an account from before, the player begins with the amount.
  const [first] = useState<WithdrawalStep>(account ? 'amount' : 'account')
  const wanted = step ?? first
  const isBlocked = obstacleOf(summary) !== null
  const shown = withdrawalStepOf(wanted, {
    isAccount: !isBlocked && account !== undefined && form.errorOf('accountId') === undefined,
    isAmount: quote !== null && form.errorOf('amount') === undefined,
  })
  const go = useSteps(wanted, shown)
  const onSubmit = (event: FormEvent) => {
    if (shown === 'confirm') return form.onSubmit(event)
    event.preventDefault()
    if (shown === 'account' && form.validate('accountId')) go('amount')
    if (shown === 'amount' && form.validate('amount')) go('confirm')
  }
  const parts = { summary, withdrawal, go }
  // Nothing can be sent.
  if (isBlocked)
    return (
      <div className={css.form}>
        <AccountStep {...parts} bound={bound} />
      </div>
    )
  return (
    <Form form={{ ...form, onSubmit }} className={css.form}>
      {shown === 'account' && <AccountStep {...parts} bound={bound} />}
      {shown === 'amount' && <AmountStep {...parts} />}
      {shown === 'confirm' && <ConfirmStep {...parts} />}
    </Form>
  )
}

export interface StepProps {
  readonly summary: WithdrawalSummary
  readonly withdrawal: ReturnType<typeof useWithdrawalForm>
  readonly go: (step: WithdrawalStep) => void
}

/** Updates the address when a refusal or a reload has taken the form back to an earlier step. */
function useSteps(wanted: WithdrawalStep, shown: WithdrawalStep) {
  const navigate = useNavigate()
  const go = (step: WithdrawalStep, replace = false) =>
    void navigate({ to: '/m/withdraw', search: { step }, replace })
  const fallBack = useEffectEvent(() => go(shown, true))
  const isBehind = wanted !== shown
  useEffect(() => {
    if (isBehind) fallBack()
  }, [isBehind])
  return (to: WithdrawalStep) => go(to)
}

function AmountStep({ summary, withdrawal, go }: StepProps) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const symbol = useAtomValue(currencySymbolAtom)
  const { form, account } = withdrawal
  const [min, max] = [summary.min, summary.max].map(money)
  const most = maxOf(summary)
  return (
    <>
      <Heading step={2}>
        <Trans>How much?</Trans>
      </Heading>
      {account && <ChosenAccount account={account} onChange={() => go('account')} />}
      <Available summary={summary} />
      <AmountField
        {...form.field('amount')}
        label={t`Amount`}
        currency={symbol}
        hint={t`${min} to ${max}`}
        action={
          most >= summary.min && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => form.change({ amount: typedAmountOf(most) })}
            >
              <Trans comment="Short button in the amount field: everything that can be withdrawn.">
                Max
              </Trans>
            </Button>
          )
        }
      />
      <Limits summary={summary} />
      <ContinuePart withdrawal={withdrawal} summary={summary} />
    </>
  )
}

function ConfirmStep({ summary, withdrawal, go }: StepProps) {
  const { form, account, proof } = withdrawal
  return (
    <>
      <Heading step={3}>
        <Trans>Is everything correct?</Trans>
      </Heading>
      {account && <ChosenAccount account={account} onChange={() => go('account')} />}
      <Sum summary={summary} withdrawal={withdrawal} />
      <ProofField {...withdrawal} summary={summary} />
      <SubmitWithdrawal form={form} proof={proof} />
    </>
  )
}

function Sum({
  summary,
  withdrawal: { account, quote },
}: Pick<StepProps, 'summary' | 'withdrawal'>) {
  const eta = useEta()
  const money = useAtomValue(moneyAtom)
  if (!account || !quote) return null
  return (
    <Facts
      facts={[
        { key: 'payee', name: <Trans>Payee name</Trans>, value: account.payeeName },
        {
          key: 'eta',
          name: <Trans comment="Label; a length of time follows.">Arrives in</Trans>,
          value: eta(summary.minutes),
        },
        {
          key: 'amount',
          name: (
            <Trans comment="Label; the sum taken from the balance follows.">
              From your balance
            </Trans>
          ),
          value: money(quote.amount),
        },
        { key: 'fee', name: <Trans>Fee</Trans>, value: money(quote.fee) },
        {
          key: 'payout',
          name: <Trans>You receive</Trans>,
          value: money(quote.payout),
          isSum: true,
        },
      ]}
    />
  )
}

interface ChosenProps {
  readonly account: BankAccount
  readonly onChange: () => void
}

const ChosenAccount = ({ account: { bank, bankName, number }, onChange }: ChosenProps) => (
  <ChosenRow onChange={onChange}>
    <Mark of={marksOf([{ id: bank, name: bankName }]).get(bank)} />
    {bankName} {number}
  </ChosenRow>
)

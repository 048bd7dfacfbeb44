import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { typedAmountOf } from '../../../api/money/amount.ts'
import type { ValueOf } from '../../../api/endpoint.ts'
import type { listBankAccounts } from '../../../api/money/bankAccount.ts'
import type { WithdrawalSummary } from '../../../api/money/withdrawal.ts'
import { AmountField } from '../../../ui/form/AmountField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Facts } from '../../../ui/layout/Facts.tsx'
import { AccountField } from './account/AccountField.tsx'
import { ProofField } from './ProofField.tsx'
import { Standing } from './order/Standing.tsx'
import { SubmitPart } from './SubmitPart.tsx'
import css from '../Cashier.module.css'
import type { WithdrawalSlots } from './WithdrawalScreen.tsx'
import { mostOf } from './form.rules.ts'
import { useWithdrawalForm } from './useWithdrawalForm.ts'
import { currencySymbolAtom, moneyAtom } from '../../merchant/merchant.atoms.ts'

interface Props extends WithdrawalSlots {
  readonly summary: WithdrawalSummary
  readonly bound: ValueOf<typeof listBankAccounts>
}

export function WithdrawalForm({ summary, bound, CodeField }: Props) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const symbol = useAtomValue(currencySymbolAtom)
  const asked = useWithdrawalForm({ summary, accounts: bound.accounts })
  const { form } = asked
  const [min, max] = [summary.min, summary.max].map(money)
  const most = mostOf(summary)
  return (
    <Form form={form} className={css.form}>
      <h1 className="visually-hidden">
        <Trans>Withdraw</Trans>
      </h1>
      <Standing summary={summary} />
      <AccountField
        bound={bound}
        value={asked.account?.id ?? null}
        error={form.errorOf('accountId')}
        onChoose={(accountId) => form.change({ accountId })}
      />
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
              <Trans>Max</Trans>
            </Button>
          )
        }
      />
      <Quote {...asked} />
      <ProofField {...asked} summary={summary} CodeField={CodeField} />
      <SubmitPart form={form} proof={asked.proof} />
    </Form>
  )
}

function Quote({ quote }: Pick<ReturnType<typeof useWithdrawalForm>, 'quote'>) {
  const money = useAtomValue(moneyAtom)
  if (!quote) return null
  return (
    <Facts
      facts={[
        { key: 'amount', name: <Trans>From your balance</Trans>, value: money(quote.amount) },
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

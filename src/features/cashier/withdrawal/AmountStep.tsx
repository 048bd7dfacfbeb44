import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { typedAmountOf } from '../../../api/money/amount.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { AmountField } from '../../../ui/form/AmountField.tsx'
import { currencySymbolAtom, moneyAtom } from '../../merchant/merchant.atoms.ts'
import { Heading } from '../Heading.tsx'
import { ChosenAccount } from './account/ChosenAccount.tsx'
import { ContinuePart } from './SubmitPart.tsx'
import { Available } from './Summary.tsx'
import type { StepProps } from './WithdrawalForm.tsx'
import { mostOf } from './form.rules.ts'

export function AmountStep({ summary, asked, go }: StepProps) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const symbol = useAtomValue(currencySymbolAtom)
  const { form, account } = asked
  const [min, max] = [summary.min, summary.max].map(money)
  const most = mostOf(summary)
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
              <Trans>Max</Trans>
            </Button>
          )
        }
      />
      <ContinuePart asked={asked} summary={summary} />
    </>
  )
}

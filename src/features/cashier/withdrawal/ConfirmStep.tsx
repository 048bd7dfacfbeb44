import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Facts } from '../../../ui/layout/Facts.tsx'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'
import { Heading } from '../Heading.tsx'
import { useEta } from '../useEta.ts'
import { ChosenAccount } from './account/ChosenAccount.tsx'
import { ProofField } from './ProofField.tsx'
import { SubmitPart } from './SubmitPart.tsx'
import type { StepProps } from './WithdrawalForm.tsx'
import type { WithdrawalSlots } from './WithdrawalScreen.tsx'

type Props = StepProps & WithdrawalSlots

export function ConfirmStep({ summary, asked, go, ...slots }: Props) {
  const { form, account, proof } = asked
  return (
    <>
      <Heading step={3}>
        <Trans>Is everything correct?</Trans>
      </Heading>
      {account && <ChosenAccount account={account} onChange={() => go('account')} />}
      <Sum summary={summary} asked={asked} />
      <ProofField {...asked} {...slots} summary={summary} />
      <SubmitPart form={form} proof={proof} />
    </>
  )
}

function Sum({ summary, asked: { account, quote } }: Pick<StepProps, 'summary' | 'asked'>) {
  const eta = useEta()
  const money = useAtomValue(moneyAtom)
  if (!account || !quote) return null
  return (
    <Facts
      facts={[
        { key: 'payee', name: <Trans>Payee name</Trans>, value: account.payeeName },
        { key: 'eta', name: <Trans>Arrives in</Trans>, value: eta(summary.minutes) },
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

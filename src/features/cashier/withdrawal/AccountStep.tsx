import { Trans } from '@lingui/react/macro'
import type { ValueOf } from '../../../api/endpoint.ts'
import type { listBankAccounts } from '../../../api/money/bankAccount.ts'
import { Heading } from '../Heading.tsx'
import { AccountField } from './account/AccountField.tsx'
import { ContinuePart } from './SubmitPart.tsx'
import { Summary } from './Summary.tsx'
import type { StepProps } from './WithdrawalForm.tsx'

interface Props extends StepProps {
  readonly bound: ValueOf<typeof listBankAccounts>
}

export function AccountStep({ summary, asked, bound }: Props) {
  const { form, account } = asked
  return (
    <>
      <Heading step={1}>
        <Trans>Where should we send it?</Trans>
      </Heading>
      <Summary summary={summary} />
      <AccountField
        bound={bound}
        value={account?.id ?? null}
        error={form.errorOf('accountId')}
        onChoose={(accountId) => form.change({ accountId })}
      />
      <ContinuePart asked={asked} summary={summary} />
    </>
  )
}

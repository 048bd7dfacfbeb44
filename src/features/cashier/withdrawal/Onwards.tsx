import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { ActionBar } from '../../../ui/layout/ActionBar.tsx'
import { Cost } from '../Cost.tsx'
import { RequestOutcome } from './SubmitPart.tsx'
import type { StepProps } from './WithdrawalForm.tsx'

/** Leads to the next step, and shows the outcome of an earlier request. */
export const Onwards = ({ asked: { form, quote }, summary }: Omit<StepProps, 'go'>) => (
  <ActionBar>
    <RequestOutcome form={form} />
    <Cost terms={summary} quote={quote && { fee: quote.fee, receives: quote.payout }} />
    <Button type="submit" block>
      <Trans>Continue</Trans>
    </Button>
  </ActionBar>
)

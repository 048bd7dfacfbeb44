import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ActionBar } from '../../../ui/layout/ActionBar.tsx'
import css from '../Cashier.module.css'
import { Outcome } from '../Outcome.tsx'
import type { Withdrawing } from './useWithdrawalForm.ts'

type Props = Pick<Withdrawing, 'form' | 'proof'>

export const SubmitPart = ({ form, proof }: Props) => (
  <ActionBar>
    <RequestOutcome form={form} />
    {form.act.state !== 'unknown' && (
      <Button type="submit" block busy={form.act.isBusy} disabled={proof === undefined}>
        <Trans>Withdraw</Trans>
      </Button>
    )}
  </ActionBar>
)

export const RequestOutcome = ({ form: { act, notice, isOnline } }: Pick<Props, 'form'>) => (
  <>
    <Outcome
      state={act.state}
      notice={notice}
      words={{
        absent: (
          <Trans>Your request did not arrive and no money has moved. You can send it again.</Trans>
        ),
        unknown: (
          <Trans>We don’t know whether your request arrived. It will not be sent twice.</Trans>
        ),
        checking: <Trans>We did not get an answer. Checking what happened to your request…</Trans>,
        waiting: (
          <Trans>Your request has not arrived yet. We will check again in half a minute.</Trans>
        ),
      }}
    >
      {!isOnline && (
        <p className={css.notice}>
          <Icon name="offline" size="small" />
          <Trans>You are offline. What you entered is saved.</Trans>
        </p>
      )}
    </Outcome>
    {act.state === 'unknown' && (
      <Button block onClick={act.check}>
        <Trans>Check again</Trans>
      </Button>
    )}
  </>
)

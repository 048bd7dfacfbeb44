import { Trans } from '@lingui/react/macro'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import css from '../Cashier.module.css'
import type { Withdrawing } from './useWithdrawalForm.ts'

type Props = Pick<Withdrawing, 'act' | 'isOnline' | 'refusal' | 'proof'>

/** What became of the request so far, and the button that sends it. */
export const SubmitPart = ({ act, isOnline, refusal, proof }: Props) => (
  <div className={css.ways}>
    <Alert>
      {refusal}
      {act.state === 'absent' && (
        <Trans>Your request did not arrive, and no money has moved. You can send it again.</Trans>
      )}
      {act.state === 'unknown' && (
        <Trans>We could not hear whether your request arrived. It is not sent twice.</Trans>
      )}
    </Alert>
    <div aria-live="polite">
      {act.state === 'checking' && (
        <p className={css.notice}>
          <Spinner size="small" />
          <Trans>The answer was lost. Checking what became of your request…</Trans>
        </p>
      )}
      {act.state === 'waiting' && (
        <p className={css.notice}>
          <Spinner size="small" />
          <Trans>Your request has not arrived yet. We will check again in half a minute.</Trans>
        </p>
      )}
      {!isOnline && (
        <p className={css.notice}>
          <Icon name="offline" size="small" />
          <Trans>You are offline. What you entered is kept.</Trans>
        </p>
      )}
    </div>
    {act.state === 'unknown' ? (
      <Button block onClick={act.check}>
        <Trans>Check again</Trans>
      </Button>
    ) : (
      <Button type="submit" block busy={act.isBusy} disabled={proof === undefined}>
        <Trans>Withdraw</Trans>
      </Button>
    )}
  </div>
)

import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { buttonClass } from '../../../../ui/button/buttonClass.ts'
import css from '../../Cashier.module.css'
import type { useSlip } from './useSlip.ts'

type Props = Pick<ReturnType<typeof useSlip>, 'act' | 'refusedAt'> & {
  readonly orderId: string
  readonly isStepwise: boolean
}

/** What became of the telling so far, and the button that sends it. */
export const SlipSubmit = ({ act, refusedAt, orderId, isStepwise }: Props) => (
  <div className={css.ways}>
    <Alert>
      {refusedAt('form')}
      {act.state === 'absent' && <Trans>What you entered did not arrive. Send it again.</Trans>}
      {act.state === 'unknown' && (
        <Trans>We could not hear whether it arrived. It is not sent twice.</Trans>
      )}
    </Alert>
    <div aria-live="polite">
      {act.state === 'checking' && (
        <p className={css.notice}>
          <Spinner size="small" />
          <Trans>The answer was lost. Checking what became of your order…</Trans>
        </p>
      )}
      {act.state === 'waiting' && (
        <p className={css.notice}>
          <Spinner size="small" />
          <Trans>It has not arrived yet. We will check again in half a minute.</Trans>
        </p>
      )}
    </div>
    {act.state === 'unknown' ? (
      <Button block onClick={act.check}>
        <Trans>Check again</Trans>
      </Button>
    ) : (
      <Button type="submit" block busy={act.isBusy}>
        <Trans>Send for review</Trans>
      </Button>
    )}
    {isStepwise && (
      <Link
        to="/m/voucherCenter"
        search={{ order: orderId }}
        className={buttonClass('quiet', 'medium', true)}
      >
        <Trans>Back to the payment details</Trans>
      </Link>
    )}
  </div>
)

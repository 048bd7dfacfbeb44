import { Trans } from '@lingui/react/macro'
import { Link } from '../../../../ui/Link.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { buttonClass } from '../../../../ui/button/buttonClass.ts'
import css from '../../Cashier.module.css'
import { Outcome } from '../../Outcome.tsx'
import type { Slip } from './useSlip.ts'

interface Props extends Pick<Slip, 'form'> {
  readonly orderId: string
  readonly isStepwise: boolean
}

export const SlipSubmit = ({ form: { act, notice }, orderId, isStepwise }: Props) => (
  <div className={css.actions}>
    <Outcome
      state={act.state}
      notice={notice}
      words={{
        absent: <Trans>What you entered did not arrive. Send it again.</Trans>,
        unknown: <Trans>We don’t know whether it arrived. It will not be sent twice.</Trans>,
        checking: <Trans>The answer was lost. Checking what happened to your order…</Trans>,
        waiting: <Trans>It has not arrived yet. We will check again in half a minute.</Trans>,
      }}
    />
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

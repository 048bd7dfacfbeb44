import { Trans } from '@lingui/react/macro'
import { Button } from '../../../../ui/button/Button.tsx'
import { ActionBar } from '../../../../ui/layout/ActionBar.tsx'
import { Outcome } from '../../Outcome.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import type { Slip } from './useSlip.ts'

interface Props extends Pick<Slip, 'form'> {
  /** Epoch milliseconds on the platform's clock. */
  readonly until: number
  readonly onTimeUp: () => void
}

export const SlipSubmit = ({ form: { act, notice }, until, onTimeUp }: Props) => (
  <ActionBar>
    <Outcome
      act={act}
      notice={notice}
      texts={{
        absent: <Trans>So far what you entered has not arrived. You can send it again.</Trans>,
        unknown: <Trans>We don’t know whether it arrived. It will not be sent twice.</Trans>,
        slow: <Trans>Still waiting for an answer. It will not be sent twice.</Trans>,
        checking: <Trans>We did not get an answer. Checking what happened to your order…</Trans>,
        waiting: <Trans>It has not arrived yet. We will check again in half a minute.</Trans>,
      }}
    >
      <TimeLeft until={until} onTimeUp={onTimeUp} />
    </Outcome>
    {act.state !== 'unknown' && (
      <Button type="submit" block busy={act.isBusy}>
        <Trans>Send for review</Trans>
      </Button>
    )}
  </ActionBar>
)

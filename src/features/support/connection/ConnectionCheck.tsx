import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import css from './ConnectionCheck.module.css'
import { HostRows } from './HostRows.tsx'
import { VerdictLine } from './VerdictLine.tsx'
import { verdictOf } from './connection.rules.ts'
import { useConnectionCheck } from './useConnectionCheck.ts'

export function ConnectionCheck() {
  const { rows, isBusy, check } = useConnectionCheck()
  return (
    <div className={css.check}>
      <Button
        kind="ghost"
        block
        busy={isBusy}
        icon={<Icon name="refresh" size="small" />}
        onClick={() => void check()}
      >
        <Trans>Check the connection</Trans>
      </Button>
      {rows.length > 0 && <HostRows rows={rows} />}
      <VerdictLine verdict={verdictOf(rows)} />
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { RunningSession } from '../../api/account/security.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import css from './SecurityRow.module.css'
import { SessionRow } from './SessionRow.tsx'
import { endOtherSessionsIntent } from './security.atoms.ts'
import { useEnding } from './useEnding.ts'

export const SessionsPanel = ({ sessions }: { readonly sessions: readonly RunningSession[] }) => (
  <Panel title={<Trans>Where you are logged in</Trans>} flush>
    <ul>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
    {sessions.length > 1 ? (
      <EndOthers />
    ) : (
      <p className={css.note}>
        <Trans>No other devices. If you don’t recognise a device here, change your password.</Trans>
      </p>
    )}
  </Panel>
)

function EndOthers() {
  const { t } = useLingui()
  const { isBusy, end } = useEnding(endOtherSessionsIntent, {
    title: t`Log out everywhere else?`,
    text: t`Only this device stays logged in.`,
    confirm: t`Log out everywhere else`,
    done: t`You are now logged in only on this device`,
  })
  return (
    <div className={css.foot}>
      <Button kind="ghost" block busy={isBusy} icon={<Icon name="logout" />} onClick={() => end()}>
        <Trans>Log out everywhere else</Trans>
      </Button>
    </div>
  )
}

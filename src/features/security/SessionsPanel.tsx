import { Trans, useLingui } from '@lingui/react/macro'
import type { RunningSession } from '../../api/account/security.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import css from './SecurityRow.module.css'
import { endOtherSessionsIntent, endSessionIntent } from './security.atoms.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { DeviceName } from './DeviceName.tsx'
import { browserOf } from './browser.rules.ts'
import { useMoment } from './useMoment.ts'
import type { WritableAtom } from 'jotai'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { useIntent } from '../../net/useIntent.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { confirm } from '../../ui/overlay/confirmation.ts'

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

function SessionRow({ session }: { readonly session: RunningSession }) {
  const momentOf = useMoment()
  const seen = momentOf(session.seenAt)
  return (
    <li className={css.row}>
      <Icon name={browserOf(session.userAgent).isPhone ? 'phone' : 'computer'} />
      <div className={css.words}>
        <p className={css.name}>
          <DeviceName userAgent={session.userAgent} />
          {session.isCurrent && (
            <Badge kind="teal">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className={css.facts}>
          <span>
            {session.isCurrent ? <Trans>In use now</Trans> : <Trans>Last seen {seen}</Trans>}
          </span>{' '}
          <span>{session.place ?? <Trans>Unknown location</Trans>}</span>
        </p>
      </div>
      {!session.isCurrent && <EndOne sessionId={session.id} />}
    </li>
  )
}

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
      <Button
        kind="ghost"
        block
        busy={isBusy}
        icon={<Icon name="logout" />}
        onClick={() => end({})}
      >
        <Trans>Log out everywhere else</Trans>
      </Button>
    </div>
  )
}

function EndOne({ sessionId }: { readonly sessionId: string }) {
  const { t } = useLingui()
  const { isBusy, end } = useEnding(endSessionIntent, {
    title: t`Log out this device?`,
    text: t`Your password will be needed to log in there again.`,
    confirm: t`Log out`,
    done: t`The device has been logged out`,
  })
  return (
    <Button kind="ghost" size="small" busy={isBusy} onClick={() => end({ sessionId })}>
      <Trans>Log out</Trans>
    </Button>
  )
}

interface Texts {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly done: string
}

function useEnding<Args extends unknown[]>(
  intent: WritableAtom<unknown, Args, Promise<object>>,
  { done, ...question }: Texts,
) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy } = useIntent(intent, (failure) => toast('fail', textOf(failure)))
  const end = async (...args: Args) => {
    if (!(await confirm({ ...question, cancel: t`Cancel`, kind: 'danger' }))) return
    if (await run(...args)) toast('success', done)
  }
  return { isBusy, end: (...args: Args) => void end(...args) }
}

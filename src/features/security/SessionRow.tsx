import { Trans, useLingui } from '@lingui/react/macro'
import type { RunningSession } from '../../api/account/security.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { DeviceName } from './DeviceName.tsx'
import css from './SecurityRow.module.css'
import { browserOf } from './browser.rules.ts'
import { endSessionIntent } from './security.atoms.ts'
import { useEnding } from './useEnding.ts'
import { useMoment } from './useMoment.ts'

export function SessionRow({ session }: { readonly session: RunningSession }) {
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
      {!session.isCurrent && <End session={session} />}
    </li>
  )
}

function End({ session }: { readonly session: RunningSession }) {
  const { t } = useLingui()
  const { isBusy, end } = useEnding(endSessionIntent, {
    title: t`Log out this device?`,
    text: t`Your password will be needed to log in there again.`,
    confirm: t`Log out`,
    done: t`The device has been logged out`,
  })
  return (
    <Button kind="ghost" size="small" busy={isBusy} onClick={() => end(session.id)}>
      <Trans>Log out</Trans>
    </Button>
  )
}

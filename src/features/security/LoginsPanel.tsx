import { Trans } from '@lingui/react/macro'
import type { PastLogin } from '../../api/account/security.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { DeviceName } from './DeviceName.tsx'
import css from './SecurityRow.module.css'
import { useMoment } from './useMoment.ts'

export const LoginsPanel = ({ logins }: { readonly logins: readonly PastLogin[] }) => (
  <Panel title={<Trans>Recent logins</Trans>} flush>
    {logins.length === 0 ? (
      <p className={css.note}>
        <Trans>No login yet</Trans>
      </p>
    ) : (
      <ol>
        {logins.map((login) => (
          <LoginRow key={`${login.at} ${login.userAgent}`} {...login} />
        ))}
      </ol>
    )}
  </Panel>
)

function LoginRow({ at, userAgent, place, isSuccess }: PastLogin) {
  const momentOf = useMoment()
  return (
    <li className={css.row} data-failed={!isSuccess || undefined}>
      <Icon name={isSuccess ? 'check' : 'warning'} />
      <div className={css.words}>
        <p className={css.name}>
          {isSuccess ? <Trans>Logged in</Trans> : <Trans>Wrong password</Trans>}
          <time className={css.when} dateTime={new Date(at).toISOString()}>
            {momentOf(at)}
          </time>
        </p>
        <p className={css.facts}>
          <span>
            <DeviceName userAgent={userAgent} />
          </span>{' '}
          <span>{place ?? <Trans>Unknown location</Trans>}</span>
        </p>
      </div>
    </li>
  )
}

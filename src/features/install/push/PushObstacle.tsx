import { Trans } from '@lingui/react/macro'
import type { PushState } from './push.rules.ts'

interface Props {
  readonly state: PushState | null
  readonly isAllowed: boolean
  readonly isOnline: boolean
}

export function PushObstacle({ state, isAllowed, isOnline }: Props) {
  if (!isAllowed) return <Trans>You need your own account to get notifications.</Trans>
  if (state === 'unsupported')
    return (
      <Trans>
        This browser cannot show notifications. On an iPhone, add this site to the home screen
        first.
      </Trans>
    )
  if (state === 'denied')
    return (
      <Trans>
        Notifications are blocked for this site. Allow them in the browser’s settings, then come
        back.
      </Trans>
    )
  if (!isOnline) return <Trans>This needs a connection.</Trans>
  if (state === 'workerless')
    return (
      <Trans>
        Notifications need a part of the app that is not on this phone yet. Please try again in a
        minute.
      </Trans>
    )
  if (state === 'failed')
    return (
      <Trans>
        Notifications could not be turned on because this phone cannot reach its notification
        service. Please try again later.
      </Trans>
    )
  return null
}

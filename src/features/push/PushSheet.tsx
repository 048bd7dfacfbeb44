import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { may } from '#api/roles.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useIntent } from '#net/useIntent.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import { Switch } from '#ui/form/Checkbox.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import css from './PushSheet.module.css'
import {
  pushStateAtom,
  switchPushOffIntent,
  switchPushOnIntent,
  type PushState,
} from './push.atoms.ts'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'

/** The only place that asks for permission, because the player opened it for that. */
export function PushSettings() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon name="bell" size="small" />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Notifications</Trans>
      </Button>
      <PushSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

export function PushSheet({ open, onClose }: Openable) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Notifications`}>
      <div className={css.sheet}>
        <p className={css.sentence} id="push-sentence">
          <Trans>
            We notify you of messages and announcements even when the app is closed. Only the title
            is shown.
          </Trans>
        </p>
        <PushSwitch />
      </div>
    </Sheet>
  )
}

function PushSwitch() {
  const state = useAtomValue(pushStateAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const isAllowed = may(useAtomValue(roleAtom), 'mail')
  const textOf = useFailureText()
  const on = useIntent(switchPushOnIntent)
  const off = useIntent(switchPushOffIntent)
  const isImpossible = !isAllowed || !isOnline || state === 'unsupported' || state === 'denied'
  return (
    <>
      <Switch
        aria-describedby="push-sentence push-obstacle"
        aria-busy={on.isBusy || off.isBusy || undefined}
        checked={state === 'on' ? !off.isBusy : on.isBusy}
        disabled={isImpossible || state === null}
        onChange={() => void (state === 'on' ? off : on).run()}
      >
        <Trans>Notifications on this device</Trans>
      </Switch>
      <div id="push-obstacle" className={css.sentence}>
        <PushObstacle state={state} isAllowed={isAllowed} isOnline={isOnline} />
      </div>
      <Alert>{on.failure && textOf(on.failure)}</Alert>
    </>
  )
}

interface Standing {
  readonly state: PushState | null
  readonly isAllowed: boolean
  readonly isOnline: boolean
}

function PushObstacle({ state, isAllowed, isOnline }: Standing) {
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
        Notifications need a part of the app that is not on this device yet. Try again in a minute.
      </Trans>
    )
  if (state === 'failed')
    return (
      <Trans>
        Notifications could not be turned on because this device cannot reach its notification
        service. Try again later.
      </Trans>
    )
  return null
}

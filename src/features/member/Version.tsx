import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Newer, askForNewVersion, buildMark } from '#device/worker/newVersion.ts'
import { Button } from '#ui/button/Button.tsx'
import { type ToastKind, toast } from '#ui/feedback/toasts.ts'
import { version } from '#package.json'
import css from './Version.module.css'

export function Version() {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const answers: Readonly<Record<Newer | 'offline', readonly [ToastKind, string]>> = {
    none: ['success', t`This is the newest version`],
    coming: ['info', t`A new version is downloading. We tell you when it is ready.`],
    unknown: ['fail', t`Could not check for a new version. Try again in a moment.`],
    offline: ['offline', t`Could not check for a new version. Try again when you are online.`],
  }
  const ask = async () => {
    setAsking(true)
    const newer = await askForNewVersion()
    toast(...answers[newer === 'unknown' && !navigator.onLine ? 'offline' : newer])
    setAsking(false)
  }
  const mark = buildMark()
  return (
    <div className={css.version}>
      <p className={css.text}>
        <Trans>Version {version}</Trans>
        {mark && (
          <span className={css.mark} dir="ltr">
            {mark}
          </span>
        )}
      </p>
      <Button kind="quiet" size="small" busy={isAsking} onClick={() => void ask()}>
        <Trans>Check for an update</Trans>
      </Button>
    </div>
  )
}

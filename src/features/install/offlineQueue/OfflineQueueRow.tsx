import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { cancelIntent } from '../../../net/offlineQueue/offlineQueue.ts'
import type { Posted, Stage } from '../../../net/offlineQueue/offlineQueue.log.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from './OfflineQueueRow.module.css'
import { useStageText, useWhatText } from './offlineQueue.text.ts'

const icons = {
  waiting: 'clock',
  sending: 'refresh',
  sent: 'refresh',
  confirmed: 'check',
  refused: 'warning',
} as const satisfies Record<Stage, string>

export function OfflineQueueRow({ posted }: { readonly posted: Posted }) {
  const { t } = useLingui()
  const cancel = useSetAtom(cancelIntent)
  const what = useWhatText()(posted.waiting)
  const takeBack = async () => {
    const isCancelled = await cancel(posted.waiting)
    if (!isCancelled) toast('info', t`It is already being sent`)
  }
  return (
    <li className={css.row} data-stage={posted.stage}>
      <span className={css.icon}>
        <Icon name={icons[posted.stage]} size="small" />
      </span>
      <span className={css.lines}>
        <span className={css.what}>{what}</span>
        <output className={css.stage}>{useStageText()(posted)}</output>
      </span>
      {posted.stage === 'waiting' && (
        <Button
          kind="ghost"
          size="small"
          aria-label={t`Cancel: ${what}`}
          onClick={() => void takeBack()}
        >
          <Trans>Cancel</Trans>
        </Button>
      )}
    </li>
  )
}

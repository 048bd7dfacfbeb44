import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { cancelWaitingIntent } from '#net/offlineQueue/offlineQueue.ts'
import type { Posted, Stage } from '#net/offlineQueue/offlineQueue.log.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import css from './OfflineQueueRow.module.css'
import { useFormat } from '#i18n/format.ts'
import { isSameDay } from '#i18n/age/age.rules.ts'
import type { Waiting } from '#net/offlineQueue/offlineQueue.rules.ts'
import { Status } from '#ui/feedback/Status.tsx'

const icons = {
  waiting: 'clock',
  sending: 'refresh',
  sent: 'refresh',
  confirmed: 'check',
  refused: 'warning',
} as const satisfies Record<Stage, string>

export function OfflineQueueRow({ posted }: { readonly posted: Posted }) {
  const { t } = useLingui()
  const cancel = useSetAtom(cancelWaitingIntent)
  const what = useWhatText(posted.waiting)
  const takeBack = async () => {
    const isCancelled = await cancel(posted.waiting)
    if (!isCancelled) toast('info', t`It is already being sent`)
  }
  return (
    <li className={css.row} data-stage={posted.stage}>
      <span className={css.icon}>
        <Icon name={icons[posted.stage]} size="small" />
      </span>
      <div className={css.lines}>
        <span className={css.what}>{what}</span>
        <Status className={css.stage}>{useStageText()(posted)}</Status>
      </div>
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

function useWhatText({ intent, label }: Waiting): string {
  const { t } = useLingui()
  switch (intent.name) {
    case 'addFavourite':
      return label ? t`Added to favorites: ${label}` : t`Game added to favorites`
    case 'removeFavourite':
      return label ? t`Removed from favorites: ${label}` : t`Game removed from favorites`
    case 'markNoticeRead':
      return label ? t`Announcement marked as read: ${label}` : t`Announcement marked as read`
    case 'markMessageRead':
      return t`Message marked as read`
  }
}

function useStageText() {
  const { t } = useLingui()
  const { time, moment } = useFormat()
  return ({ stage, at }: Posted): string => {
    const when = isSameDay(at, Date.now()) ? time(at) : moment(at)
    switch (stage) {
      case 'waiting':
        return t({
          message: `Waiting since ${when}`,
          comment: 'The placeholder is a time, or a date and a time.',
        })
      case 'sending':
        return t`Sending…`
      case 'sent':
        return t`Sent: ${when}`
      case 'confirmed':
        return t`Confirmed: ${when}`
      case 'refused':
        return t`Rejected: ${when}`
    }
  }
}

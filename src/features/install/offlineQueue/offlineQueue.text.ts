import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../i18n/format.ts'
import { isSameDay } from '../../../i18n/age/age.rules.ts'
import type { Posted } from '../../../net/offlineQueue/offlineQueue.log.ts'
import type { Waiting } from '../../../net/offlineQueue/offlineQueue.rules.ts'

export function useWhatText() {
  const { t } = useLingui()
  return ({ intent, label }: Waiting): string => {
    switch (intent.name) {
      case 'addFavourite':
        return label ? t`Added to favourites: ${label}` : t`Game added to favourites`
      case 'removeFavourite':
        return label ? t`Removed from favourites: ${label}` : t`Game removed from favourites`
      case 'markNoticeRead':
        return label ? t`Announcement marked as read: ${label}` : t`Announcement marked as read`
      case 'markMessageRead':
        return t`Message marked as read`
    }
  }
}

export function useStageText() {
  const { t } = useLingui()
  const { time, moment } = useFormat()
  return ({ stage, at }: Posted): string => {
    const when = isSameDay(at, Date.now()) ? time(at) : moment(at)
    switch (stage) {
      case 'waiting':
        return t`Waiting since ${when}`
      case 'sending':
        return t`Sending…`
      case 'sent':
        return t`Sent at ${when}`
      case 'confirmed':
        return t`Confirmed at ${when}`
      case 'refused':
        return t`Rejected at ${when}`
    }
  }
}

import { useLingui } from '@lingui/react/macro'
import type { ActivityStatus } from '../../../api/promotions/activity.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { StartsIn } from './Countdown.tsx'
import css from './StatusBadge.module.css'
import { statusNames } from '../activities/activity.text.ts'

interface Props {
  readonly status: ActivityStatus
  readonly startsAt: number
}

const kinds = { claim: 'primary', issued: 'primary', join: 'teal' } as const
const kindOf = (status: ActivityStatus) =>
  status === 'claim' || status === 'issued' || status === 'join' ? kinds[status] : 'quiet'

export function StatusBadge({ status, startsAt }: Props) {
  const { t } = useLingui()
  return (
    <span className={css.badge}>
      <Badge kind={kindOf(status)}>
        {status === 'coming' ? <StartsIn at={startsAt} /> : t(statusNames[status])}
      </Badge>
    </span>
  )
}

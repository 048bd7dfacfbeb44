import { useLingui } from '@lingui/react/macro'
import type { ActivityStatus } from '#api/promotions/activity.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { StartsIn } from './Countdown.tsx'
import css from './StatusBadge.module.css'
import { activityStatusNames } from '#features/promotions/activities/activity.text.ts'

interface Props {
  readonly status: ActivityStatus
  readonly startsAt: number
}

const kinds: Readonly<Partial<Record<ActivityStatus, 'primary' | 'teal'>>> = {
  claim: 'primary',
  issued: 'primary',
  join: 'teal',
}

export function StatusBadge({ status, startsAt }: Props) {
  const { t } = useLingui()
  return (
    <span className={css.badge}>
      <Badge kind={kinds[status] ?? 'quiet'}>
        {status === 'coming' ? <StartsIn at={startsAt} /> : t(activityStatusNames[status])}
      </Badge>
    </span>
  )
}

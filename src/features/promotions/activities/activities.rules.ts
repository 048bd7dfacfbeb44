import type { ActivityStatus, OwnStanding, Turnover } from '../../../api/promotions/activity.ts'
import type { Promotion, PromotionType } from '../../../api/promotions/promotions.ts'

interface Standing {
  readonly status: ActivityStatus
  readonly reason: string
  readonly turnover: Turnover | null
}

/** Where somebody stands with an activity: the player's own word, else what a visitor sees. */
export function standingOf(
  { id, status }: Pick<Promotion, 'id' | 'status'>,
  own: readonly OwnStanding[] | undefined,
): Standing {
  return own?.find((one) => one.id === id) ?? { status, reason: '', turnover: null }
}

/** Of one type or of all; what is over comes last. */
export const ofType = (promotions: readonly Promotion[], type: PromotionType | undefined) =>
  promotions
    .filter((promotion) => type === undefined || promotion.type === type)
    .toSorted((one, other) => Number(one.status === 'close') - Number(other.status === 'close'))

/** When the list changes by itself: the next beginning or end. */
export function nextChange(promotions: readonly Promotion[], now: number): number | null {
  const times = promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? 0])
    .filter((at) => at > now)
  return times.length > 0 ? Math.min(...times) : null
}

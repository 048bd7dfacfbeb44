import type { ActivityStatus, OwnStanding, Turnover } from '#api/promotions/activity.ts'
import type { Promotion, PromotionType } from '#api/promotions/promotions.ts'

interface Standing {
  readonly status: ActivityStatus
  readonly reason: string
  readonly turnover: Turnover | null
}

export function standingOf(
  { id, status }: Pick<Promotion, 'id' | 'status'>,
  own: readonly OwnStanding[] | undefined,
): Standing {
  return own?.find((one) => one.id === id) ?? { status, reason: '', turnover: null }
}

export const ofType = (promotions: readonly Promotion[], type: PromotionType | undefined) =>
  promotions
    .filter((promotion) => type === undefined || promotion.type === type)
    .toSorted((one, other) => Number(one.status === 'close') - Number(other.status === 'close'))

/** What must be staked before a reward can be withdrawn, in minor units; `times` may have decimals. */
export const turnoverOf = (amount: number, times: number) => Math.round(amount * times)

/** The promotion of a first deposit, while it can be joined. */
export const isFirstDeposit = ({ code, status }: Pick<Promotion, 'code' | 'status'>) =>
  code === 'FIRST_DEPOSIT' && status === 'join'

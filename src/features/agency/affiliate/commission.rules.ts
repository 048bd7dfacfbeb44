import type { CommissionTier } from '../../../api/promotions/affiliate.ts'

interface Team {
  readonly players: number
  /** What the players lost in a month, less what they won: minor units. */
  readonly netLoss: number
}

/** The highest tier whose two conditions are both reached; none when the players won. */
const tierOf = (tiers: readonly CommissionTier[], { players, netLoss }: Team) =>
  netLoss > 0
    ? tiers
        .toSorted((one, other) => other.netLoss - one.netLoss)
        .find((tier) => players >= tier.players && netLoss >= tier.netLoss)
    : undefined

/** Minor units for a month, rounded down. */
export function commissionOf(tiers: readonly CommissionTier[], team: Team): number {
  const tier = tierOf(tiers, team)
  return tier ? Math.floor((team.netLoss * tier.share) / 100) : 0
}

import type { CommissionTier } from './affiliate.ts'

interface Team {
  readonly players: number
  /** Minor units: what the players lost in a month, minus what they won. */
  readonly netLoss: number
}

/** Undefined if no tier has both conditions met, for example when the players won. */
const tierOf = (tiers: readonly CommissionTier[], { players, netLoss }: Team) =>
  netLoss > 0
    ? tiers
        .toSorted((one, other) => other.netLoss - one.netLoss)
        .find((tier) => players >= tier.players && netLoss >= tier.netLoss)
    : undefined

/** Minor units per month, rounded down. */
export function commissionOf(tiers: readonly CommissionTier[], team: Team): number {
  const tier = tierOf(tiers, team)
  return tier ? Math.floor((team.netLoss * tier.share) / 100) : 0
}

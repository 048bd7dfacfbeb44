import type { ContractTier } from '#api/promotions/agentContracts.ts'

export type TierChange =
  | { readonly kind: 'new'; readonly tier: ContractTier }
  | { readonly kind: 'removed'; readonly tier: ContractTier }
  | { readonly kind: 'changed'; readonly before: ContractTier; readonly tier: ContractTier }

/** Tiers of the two versions are matched by their turnover. */
export function changesOf(
  tiers: readonly ContractTier[],
  previous: readonly ContractTier[],
): readonly TierChange[] {
  const now = tiers.flatMap((tier): TierChange[] => {
    const before = previous.find(({ turnover }) => turnover === tier.turnover)
    if (!before) return [{ kind: 'new', tier }]
    return isSame(before, tier) ? [] : [{ kind: 'changed', before, tier }]
  })
  const removed = previous.filter(
    ({ turnover }) => !tiers.some((tier) => tier.turnover === turnover),
  )
  return [...now, ...removed.map((tier) => ({ kind: 'removed', tier }) as const)]
}

const isSame = (one: ContractTier, other: ContractTier) =>
  one.players === other.players && isSamePay(one, other)

export const isSamePay = (one: ContractTier, other: ContractTier) =>
  one.amount === other.amount && one.share === other.share

import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { TextsLanguage } from '#api/language.ts'
import { Merchant, Money, list, withDefault } from '#api/wire.ts'
import { Percent } from './percent.ts'

/** @public */
export const about = {
  getAffiliateTerms: {
    says: "What an agent earns: the percent of a month's net loss by the tier reached, and questions with their answers.",
  },
} satisfies Readonly<Record<string, About>>

const CommissionTier = v.object({
  /** Minor units: what an agent's players lost in a month, minus what they won. */
  netLoss: Money,
  players: v.pipe(v.number(), v.integer(), v.minValue(0)),
  share: Percent,
})
export type CommissionTier = v.InferOutput<typeof CommissionTier>

export const getAffiliateTerms = endpoint({
  path: '/wps/affiliate/terms',
  session: 'none',
  input: v.object({ ...Merchant.entries, language: TextsLanguage }),
  output: v.object({
    tiers: list(CommissionTier),
    faq: withDefault(list(v.object({ question: v.string(), answer: v.string() })), []),
  }),
})
export type AffiliateTerms = v.InferOutput<(typeof getAffiliateTerms)['output']>

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

import * as v from 'valibot'
import type { About } from '#api/about.ts'
import { endpoint } from '#api/endpoint.ts'
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

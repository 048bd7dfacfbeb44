import * as benefits from '#api/promotions/benefits.ts'
import { toWireMoney } from '#api/wire.ts'
import {
  labelOf,
  type TierStanding,
  tierStandingOf,
  type TierTerms,
  tiers,
} from '#sandbox/benefits/tiers.ts'
import { accountOf, answer } from '#sandbox/http/call.ts'

export const getBenefits = answer(benefits.getBenefits, async (_, call) => {
  const standing = await tierStandingOf(call.platform.db, accountOf(call))
  const next = nextOf(standing)
  return {
    clubLabel: { labelName: labelOf(standing) },
    ...(next && { next }),
    tiers: tiers.map(wireTier),
  }
})

function nextOf({ tier, achieved }: TierStanding) {
  const next = tiers[tier + 1]
  if (!next) return null
  return {
    labelName: String(tier + 1),
    deposit: { done: toWireMoney(achieved.deposit), need: toWireMoney(next.deposit) },
    turnover: { done: toWireMoney(achieved.turnover), need: toWireMoney(next.turnover) },
  }
}

const wireTier = (tier: TierTerms, place: number) => ({
  labelName: String(place),
  deposit: toWireMoney(tier.deposit),
  turnover: toWireMoney(tier.turnover),
  rebate: tier.rebate,
  monthlyGift: toWireMoney(tier.monthlyGift),
  birthdayGift: toWireMoney(tier.birthdayGift),
  fastWithdrawal: tier.fastWithdrawal,
  personalHelp: tier.personalHelp,
})

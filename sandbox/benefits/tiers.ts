import type { Account } from '#sandbox/http/call.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { movedSum } from '#sandbox/ledger/sums.ts'

/** Total deposits and stakes that a tier requires, minor units. */
export interface TierTerms {
  readonly deposit: number
  readonly turnover: number
  readonly rebate: string
  readonly monthlyGift: number
  readonly birthdayGift: number
  readonly fastWithdrawal: boolean
  readonly personalHelp: boolean
}

const taka = 100

const terms = (
  [deposit, turnover]: readonly [number, number],
  rebate: string,
  [monthlyGift, birthdayGift]: readonly [number, number],
  { fastWithdrawal = false, personalHelp = false } = {},
): TierTerms => ({
  deposit: deposit * taka,
  turnover: turnover * taka,
  rebate,
  monthlyGift: monthlyGift * taka,
  birthdayGift: birthdayGift * taka,
  fastWithdrawal,
  personalHelp,
})

/** The index is the tier's label. */
export const tiers: readonly TierTerms[] = [
  terms([0, 0], '0', [0, 0]),
  terms([1_000, 5_000], '0.10', [0, 100]),
  terms([5_000, 30_000], '0.20', [50, 200]),
  terms([10_000, 100_000], '0.30', [150, 500]),
  terms([50_000, 500_000], '0.40', [400, 1_000], { fastWithdrawal: true }),
  terms([2_00_000, 20_00_000], '0.50', [1_200, 2_500], { fastWithdrawal: true }),
  terms([5_00_000, 60_00_000], '0.60', [3_000, 6_000], {
    fastWithdrawal: true,
    personalHelp: true,
  }),
  terms([15_00_000, 200_00_000], '0.80', [8_000, 15_000], {
    fastWithdrawal: true,
    personalHelp: true,
  }),
]

interface Achieved {
  readonly deposit: number
  readonly turnover: number
}

/** The highest tier for which both totals are reached. */
export const earnedTier = ({ deposit, turnover }: Achieved) =>
  tiers.findLastIndex((tier) => deposit >= tier.deposit && turnover >= tier.turnover)

const paidIn = ['opening balance', 'deposit']
const staked = ['bet', 'lottery']

export interface TierStanding {
  readonly tier: number
  readonly achieved: Achieved
}

/** The tier earned according to the ledger, or a higher one set by an operator. */
export async function tierStandingOf(db: Db, account: Account): Promise<TierStanding> {
  const achieved = {
    deposit: await movedSum(db, account.id, { reasons: paidIn }),
    turnover: -(await movedSum(db, account.id, { reasons: staked })),
  }
  return { tier: Math.max(Number(account.vip_label), earnedTier(achieved)), achieved }
}

/** Empty below the first tier, as on the wire. */
export const labelOf = ({ tier }: TierStanding) => (tier > 0 ? String(tier) : '')

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

export interface Achieved {
  readonly deposit: number
  readonly turnover: number
}

/** The highest tier for which both totals are reached. */
export const earnedTier = ({ deposit, turnover }: Achieved) =>
  tiers.findLastIndex((tier) => deposit >= tier.deposit && turnover >= tier.turnover)

import type { Account } from '#sandbox/http/call.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { movedSum } from '#sandbox/ledger/sums.ts'
import { type Achieved, earnedTier } from './tiers.ts'

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

import type { Account } from '../http/call.ts'
import type { Db } from '../schema/db.ts'
import { playerAccount } from '../ledger/ledger.ts'
import { type Achieved, earnedTier } from './tiers.ts'

const paidIn = ['opening balance', 'deposit']
const staked = ['bet', 'lottery']

export interface Standing {
  readonly tier: number
  readonly achieved: Achieved
}

/** The tier earned by the ledger, or a higher one set by an operator. */
export async function standingOf(db: Db, account: Account): Promise<Standing> {
  const achieved = {
    deposit: await sumOf(db, account.id, paidIn),
    turnover: -(await sumOf(db, account.id, staked)),
  }
  return { tier: Math.max(Number(account.vip_label), earnedTier(achieved)), achieved }
}

/** Empty below the first tier, as the platform writes it. */
export const labelOf = ({ tier }: Standing) => (tier > 0 ? String(tier) : '')

async function sumOf(db: Db, accountId: number, reasons: readonly string[]) {
  const { sum } = await db
    .selectFrom('entries')
    .innerJoin('moves', 'moves.id', 'entries.move_id')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('account', '=', playerAccount(accountId))
    .where('reason', 'in', reasons)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

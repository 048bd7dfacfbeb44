import { kindOf } from '../../src/api/account/member.ts'
import { may } from '../../src/api/roles.ts'
import { type Account, type Call, accountOf } from '../http/call.ts'
import { assertNoBreak } from '../protection/breaks.ts'
import { Refusal } from '../http/refusal.ts'

/** Promotions are for members; agents are members too (section 6). */
export const isPlayer = ({ type }: Pick<Account, 'type'>) => may(kindOf(type), 'money')

/** The account of a call that takes part in something. */
export function playerOf(call: Call): Account {
  const account = accountOf(call)
  if (kindOf(account.type) === 'trial') throw new Refusal('free_reject')
  if (!isPlayer(account)) throw new Refusal('not_permitted')
  return account
}

/** The same of who wants to gain by it: nothing lures a player who takes a break. */
export async function activePlayerOf(call: Call): Promise<Account> {
  const account = playerOf(call)
  await assertNoBreak(call.platform.db, account.id, call.platform.now())
  return account
}

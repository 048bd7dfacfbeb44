import { kindOf } from '../../src/api/member.ts'
import { type Account, type Call, accountOf } from '../call.ts'
import { Refusal } from '../refusal.ts'

/** Promotions are for members; agents are members too (section 6). */
export const isPlayer = ({ type }: Pick<Account, 'type'>) =>
  ['member', 'agent'].includes(kindOf(type))

/** The account of a call that takes part in something. */
export function playerOf(call: Call): Account {
  const account = accountOf(call)
  if (kindOf(account.type) === 'trial') throw new Refusal('free_reject')
  if (!isPlayer(account)) throw new Refusal('not_permitted')
  return account
}

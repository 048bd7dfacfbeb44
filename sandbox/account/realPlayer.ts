import { kindOf } from '../../src/api/account/member.ts'
import { may } from '../../src/api/roles.ts'
import { type Call, accountOf } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'

/** Refuses trial players, who have no inbox and no chat (section 6). */
export function realPlayer(call: Call) {
  const account = accountOf(call)
  if (!may(kindOf(account.type), 'mail')) throw new Refusal('free_reject')
  return account
}

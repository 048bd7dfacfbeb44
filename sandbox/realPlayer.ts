import { kindOf } from '../src/api/member.ts'
import { may } from '../src/api/roles.ts'
import { type Call, accountOf } from './call.ts'
import { Refusal } from './refusal.ts'

/** Trial players have no inbox and no chat (section 6). */
export function realPlayer(call: Call) {
  const account = accountOf(call)
  if (!may(kindOf(account.type), 'mail')) throw new Refusal('free_reject')
  return account
}

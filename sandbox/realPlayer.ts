import { kindOf } from '../src/api/member.ts'
import { type Call, accountOf } from './call.ts'
import { Refusal } from './refusal.ts'

/** Trial players have no inbox and no chat (section 6). */
export function realPlayer(call: Call) {
  const account = accountOf(call)
  if (kindOf(account.type) === 'trial') throw new Refusal('free_reject')
  return account
}

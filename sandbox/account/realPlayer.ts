import { kindOf } from '../../src/api/account/member.ts'
import { type Act, may } from '../../src/api/roles.ts'
import { type Account, type Call, accountOf } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'

export const isAllowed = ({ type }: Pick<Account, 'type'>, act: Act) => may(kindOf(type), act)

/** Refuses trial players, who have no inbox and no chat (section 6). */
export function realPlayer(call: Call) {
  const account = accountOf(call)
  if (!isAllowed(account, 'mail')) throw new Refusal('free_reject')
  return account
}

import { kindOf } from '#api/account/member.ts'
import { type Permission, may } from '#api/roles.ts'
import { type Account, type Call, accountOf } from '#sandbox/http/call.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

export const isAllowed = ({ type }: Pick<Account, 'type'>, act: Permission) =>
  may(kindOf(type), act)

/** Refuses trial players, who have no inbox and no chat (section 6). */
export function realPlayer(call: Call) {
  const account = accountOf(call)
  if (!isAllowed(account, 'mail')) throw new Refusal('free_reject')
  return account
}

import { kindOf } from '#api/account/member.ts'
import { isAllowed } from '#sandbox/account/accounts.ts'
import { type Account, type Call, accountOf } from '#sandbox/http/call.ts'
import { assertNoBreak } from '#sandbox/protection/breaks.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

/** Agents take part in promotions too; trial players do not (section 6). */
export const isPlayer = (account: Pick<Account, 'type'>) => isAllowed(account, 'money')

export function playerOf(call: Call): Account {
  const account = accountOf(call)
  if (kindOf(account.type) === 'trial') throw new Refusal('free_reject')
  if (!isPlayer(account)) throw new Refusal('not_permitted')
  return account
}

/** Also refuses players on a break, whom promotions must not tempt. */
export async function activePlayerOf(call: Call): Promise<Account> {
  const account = playerOf(call)
  await assertNoBreak(call.platform.db, account.id, call.platform.now())
  return account
}

import { isAllowed } from '#sandbox/account/accounts.ts'
import { type Account, type Call, accountOf } from '#sandbox/http/call.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { assertOn, isOn } from '#sandbox/world/settings.ts'

/** Members with their own money and passwords: types 0, 1 and 2 (section 5). */
export function memberOf(call: Call): Account {
  const account = accountOf(call)
  if (!isAllowed(account, 'money')) throw new Refusal('free_reject')
  return account
}

/** The same, and refuses if the merchant has the module off. */
export async function memberWith(call: Call, module: string): Promise<Account> {
  const account = memberOf(call)
  await assertOn(call.platform.db, module)
  return account
}

export const payerOf = (call: Call) => memberWith(call, 'FUNDTRANS3')

/**
 * The same, for starting a payment. If the merchant requires it, only after the player has chosen a
 * password of their own.
 */
export async function moverOf(call: Call): Promise<Account> {
  const account = await payerOf(call)
  if (account.first_login && (await isOn(call.platform.db, 'FIRSTPSW3')))
    throw new Refusal('first_password')
  return account
}

/** The idempotency key, without which no money is moved. */
export function intentOf({ context }: Call): string {
  const key = context.req.header('Idempotency-Key') ?? ''
  if (!/^[\w-]{8,100}$/.test(key))
    throw new Refusal('input_invalid', { fields: ['Idempotency-Key'] })
  return key
}

import type { Account } from '#sandbox/http/call.ts'
import {
  assertNotPaused,
  countFailure,
  forgetFailures,
  triesLeft,
} from '#sandbox/throttle/failures.ts'
import { hashPassword, isPassword } from '#sandbox/account/password.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { inTurn } from '#sandbox/schema/turns.ts'

const subjectOf = ({ id }: Pick<Account, 'id'>) => `payment:${id}`

/** The password set later takes precedence over the one set at registration. */
export async function paymentHashOf({ db }: Platform, { id }: Pick<Account, 'id'>) {
  const own = await db
    .selectFrom('payment_passwords')
    .select('hash')
    .where('account_id', '=', id)
    .executeTakeFirst()
  if (own) return own.hash
  const registered = await db
    .selectFrom('registrations')
    .select('payment_password_hash')
    .where('account_id', '=', id)
    .executeTakeFirst()
  return registered?.payment_password_hash ?? null
}

/** Epoch milliseconds; undefined if not locked. */
export async function lockedUntil({ db, now }: Platform, account: Pick<Account, 'id'>) {
  const row = await db
    .selectFrom('failures')
    .select('locked_until')
    .where('subject', '=', subjectOf(account))
    .executeTakeFirst()
  return row && row.locked_until > now() ? row.locked_until : undefined
}

/** Checks the payment password; five wrong ones in a row lock it. */
export async function verifyPaymentPassword(platform: Platform, account: Account, given: string) {
  const hash = await paymentHashOf(platform, account)
  if (!hash) throw new Refusal('payment_password_missing')
  const subject = subjectOf(account)
  await inTurn(platform.db, subject, async () => {
    await assertNotPaused(platform, [subject])
    if (!(await isPassword(given, hash))) {
      await countFailure(platform, [subject])
      await assertNotPaused(platform, [subject])
      throw new Refusal('payment_password_wrong', { triesLeft: await triesLeft(platform, subject) })
    }
    await forgetFailures(platform, [subject])
  })
}

export async function writePaymentPassword(platform: Platform, account: Account, chosen: string) {
  const hash = await hashPassword(chosen)
  await platform.db
    .replaceInto('payment_passwords')
    .values({ account_id: account.id, hash, at: platform.now() })
    .execute()
  await forgetFailures(platform, [subjectOf(account)])
}

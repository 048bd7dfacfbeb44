import type { Account } from '#sandbox/http/call.ts'
import { assertNotPaused, countFailure, forgetFailures } from '#sandbox/throttle/failures.ts'
import { isPassword } from '#sandbox/account/password.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { inTurn } from '#sandbox/schema/turns.ts'

/** Wrong guesses count like failed logins, so that a stolen session cannot be used to find the password. */
export function verifyLoginPassword(platform: Platform, account: Account, given: string) {
  const subject = `user:${account.username}`
  return inTurn(platform.db, subject, async () => {
    await assertNotPaused(platform, [subject])
    if (!(await isPassword(given, account.password_hash))) {
      await countFailure(platform, [subject])
      throw new Refusal('old_password_wrong')
    }
    await forgetFailures(platform, [subject])
  })
}

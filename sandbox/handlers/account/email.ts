import * as security from '#api/account/security.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { type Mailbox, sendCodeTo, verifyCode } from '#sandbox/account/codes.ts'
import { realPlayer } from '#sandbox/account/accounts.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { isMisfit } from '#sandbox/account/formats.ts'
import { isEmailTaken } from '#sandbox/registration/taken.ts'

export const sendEmailCode = answer(security.sendEmailCode, async ({ email }, call) => {
  const { platform } = call
  const next = await sendCodeTo(call, { purpose: 'email', to: await mailboxOf(email, call) })
  return { expiredMinutes: (next - platform.now()) / 60_000 }
})

export const bindEmail = answer(security.bindEmail, async ({ email, verificationCode }, call) => {
  const { platform } = call
  const mailbox = await mailboxOf(email, call)
  await verifyCode(platform, 'email', mailbox, verificationCode)
  await platform.db
    .replaceInto('emails')
    .values({ account_id: mailbox.accountId, email: mailbox.email, at: platform.now() })
    .execute()
  return { success: true }
})

/** Refuses a malformed address, and one that belongs to another account. */
async function mailboxOf(given: string, call: Call): Promise<Mailbox> {
  const { id: accountId } = realPlayer(call)
  const email = given.trim().toLowerCase()
  if (isMisfit('email', email)) throw new Refusal('email_invalid')
  if (await isEmailTaken(call.platform.db, email, accountId)) throw new Refusal('email_exists')
  return { email, accountId }
}

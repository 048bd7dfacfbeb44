import * as v from 'valibot'
import type { ReceivedBy } from '#api/endpoint.ts'
import * as password from '#api/account/password.ts'
import { type Call, answer, answerWithSecret } from '#sandbox/http/call.ts'
import { verifyCode } from '#sandbox/account/codes.ts'
import { forgetFailures } from '#sandbox/throttle/failures.ts'
import { verifyLoginPassword, hashPassword } from '#sandbox/account/password.ts'
import { memberOf } from '#sandbox/money/deposits/eligible.ts'
import { findByMobile } from '#sandbox/account/accounts.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { isMisfit } from '#sandbox/account/formats.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'
import { endOtherSessions, endSessions, renewKeys } from '#sandbox/session/session.ts'

const proofTime = 10 * 60_000

interface Chosen {
  readonly newPassword: string
  readonly confirmNewPassword: string
}

export const changePassword = answerWithSecret(
  password.changePassword,
  change,
  async (_, call) => ({ success: true, token: await renewKeys(call) }),
  { renewsKeys: true },
)

async function change(input: ReceivedBy<typeof password.changePassword>, call: Call) {
  const account = memberOf(call)
  assertChosen(input)
  await verifyLoginPassword(call.platform, account, input.oldPassword)
  if (input.newPassword === input.oldPassword) throw new Refusal('password_same')
  await write(call.platform, account.id, input.newPassword)
  await endOtherSessions(call.platform, account.id, call.sessionId)
  return { success: true }
}

/** A repeated request gets another proof, whose ten minutes are those of the first. */
export const proveMobile = answerWithSecret(
  password.proveMobile,
  async (input, { platform }) => {
    await verifyCode(platform, 'password', input, input.verificationCode)
    const account = await findByMobile(platform, input)
    if (!account) throw new Refusal('code_wrong')
    return { id: account.id, userName: account.username, at: platform.now() }
  },
  async (kept, { platform }) => {
    const { id, userName, at } = v.parse(Proven, kept)
    const proof = newSecret()
    await platform.db
      .insertInto('password_proofs')
      .values({ proof_hash: hashOf(proof), account_id: id, at })
      .execute()
    return { proof, userName }
  },
)

const Proven = v.object({ id: v.number(), userName: v.string(), at: v.number() })

export const setPassword = answer(password.setPassword, async (input, { platform }) => {
  assertChosen(input)
  const { account_id } = await verifyProof(platform, input.proof)
  await write(platform, account_id, input.newPassword)
  await endSessions(platform.db, account_id, platform.now())
  return { success: true }
})

async function verifyProof({ db, now }: Platform, proof: string) {
  const spent = await db
    .deleteFrom('password_proofs')
    .where('proof_hash', '=', hashOf(proof))
    .returningAll()
    .executeTakeFirst()
  if (!spent || now() - spent.at > proofTime) throw new Refusal('code_expired')
  return spent
}

function assertChosen({ newPassword, confirmNewPassword }: Chosen) {
  if (isMisfit('password', newPassword)) throw new Refusal('password_invalid')
  if (newPassword !== confirmNewPassword)
    throw new Refusal('input_invalid', { fields: ['confirmNewPassword'] })
}

async function write(platform: Platform, accountId: number, chosen: string) {
  const account = await platform.db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(chosen), first_login: 0 })
    .where('id', '=', accountId)
    .returning('username')
    .executeTakeFirstOrThrow()
  await forgetFailures(platform, [`user:${account.username}`])
}

import * as session from '../../src/api/session.ts'
import { type Call, answer } from '../call.ts'
import { callerOf, identifyCaller, spendCaptcha } from '../captcha/captcha.ts'
import { countFailure, failuresOf, forgetFailures, subjectsOf } from '../failures.ts'
import { isPassword } from '../password.ts'
import { Refusal } from '../refusal.ts'
import { publicSealingKey } from '../sealing.ts'
import { closeSession, openSession } from '../session.ts'

export const getSealingKey = answer(session.getSealingKey, async (_, { platform }) =>
  publicSealingKey(platform.db),
)

export const login = answer(session.login, async (input, call) => {
  const username = input.username.toLowerCase()
  const subjects = subjectsOf(username, callerOf(call.context))
  await assertMayTry(call, subjects, input.captcha)
  const account = await findAccount(call, username)
  if (!(await isPassword(input.password, account?.password_hash ?? null)) || !account) {
    await countFailure(call.platform, subjectsOf(username, identifyCaller(call.context)))
    throw new Refusal('login_failed', { captcha: true })
  }
  if (account.disabled) throw new Refusal('account_disabled')
  await forgetFailures(call.platform, subjects)
  return {
    token: await openSession(call.context, call.platform, account.id),
    userName: account.username,
    type: account.type,
    firstTimeLogin: account.first_login === 1,
  }
})

export const logout = answer(session.logout, async (_, { context, platform }) => {
  await closeSession(context, platform)
  return { success: true }
})

async function assertMayTry({ context, platform }: Call, subjects: string[], captcha?: string) {
  const failures = await failuresOf(platform, subjects)
  if (failures.locked) throw new Refusal('account_locked')
  if (failures.any) await spendCaptcha(platform, callerOf(context), captcha)
}

const findAccount = ({ platform }: Call, username: string) =>
  platform.db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst()

import type * as v from 'valibot'
import type { login } from '#api/account/login.ts'
import type { Account, Call } from '#sandbox/http/call.ts'
import { callerOf, identifyCaller, verifyCaptcha } from '#sandbox/captcha/captcha.ts'
import {
  assertBelowLimit,
  byAddress,
  countAttempt,
  limitedUntil,
} from '#sandbox/throttle/attempts.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { type Phone, verifyCode } from '#sandbox/account/codes.ts'
import { recordFailedLogin } from '#sandbox/session/devices.ts'
import {
  assertNotPaused,
  countFailure,
  forgetFailures,
  haveFailed,
  subjectsOf,
} from '#sandbox/throttle/failures.ts'
import { verifyProof } from '#sandbox/human/human.ts'
import { isPassword } from '#sandbox/account/password.ts'
import { findByMobile } from '#sandbox/account/accounts.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { assertOn, isOn } from '#sandbox/world/settings.ts'
import { verifyFirebaseToken } from '#sandbox/social/firebase.ts'
import { inTurn } from '#sandbox/schema/turns.ts'

type Given = v.InferOutput<(typeof login)['input']>
type By<Type> = Extract<Given, { type: Type }>

export function identifyMember(given: Given, call: Call): Promise<Account> {
  if (given.type === 'username') return byPassword(given, call)
  return given.type === 'sms' ? byCode(given, call) : byFirebase(given, call)
}

async function byPassword(given: By<'username'>, call: Call): Promise<Account> {
  const username = given.username.toLowerCase()
  return guarded(call, { kind: 'user', name: username }, given.captcha, async () => {
    const purpose = { caller: callerOf(call.context), kind: 'login', subject: username } as const
    if (await isOn(call.platform.db, 'SLIDER3'))
      await verifyProof(call.platform, purpose, given.humanProof)
    const account = await findAccount(call, username)
    if (!(await isPassword(given.password, account?.password_hash ?? null)) || !account)
      throw new Refusal('login_failed')
    return admissible(call, account)
  })
}

async function byCode(given: By<'sms'>, call: Call): Promise<Account> {
  await assertOn(call.platform.db, 'MOBILEVERCODELOGIN3')
  const phone = phoneOf(given)
  return guarded(call, { kind: 'phone', name: given.username }, given.captcha, async () => {
    await verifyCode(call.platform, 'login', phone, given.verificationCode)
    return admissible(call, await findByMobile(call.platform, phone))
  })
}

async function byFirebase(given: By<'firebase'>, call: Call): Promise<Account> {
  await assertOn(call.platform.db, 'MOBILEVERCODELOGIN3')
  const { firebaseMobileNo: mobileNum, countryDialingCode } = given
  const phone = { mobileNum, countryDialingCode }
  const name = `${countryDialingCode}${mobileNum}`
  return guarded(call, { kind: 'phone', name }, given.captcha, async () => {
    await verifyFirebaseToken(call.platform, given.firebaseIdToken, phone)
    return admissible(call, await findByMobile(call.platform, phone))
  })
}

function phoneOf({ username, countryDialingCode }: By<'sms'>): Phone {
  if (!username.startsWith(countryDialingCode))
    throw new Refusal('input_invalid', { fields: ['username'] })
  return { countryDialingCode, mobileNum: username.slice(countryDialingCode.length) }
}

interface Attempted {
  readonly kind: 'user' | 'phone'
  readonly name: string
}

const guesses = new Set(['login_failed', 'code_wrong', 'code_expired'])

const hasCaptcha = (db: Db) => isOn(db, 'CAPTCHA3')

/**
 * After a wrong guess the next one needs a captcha, if the merchant has captchas, and too many in a
 * row cause a pause. The right password resets the name's count, but not those of the browser and
 * the address, which may be an attacker's.
 */
async function guarded(
  call: Call,
  { kind, name }: Attempted,
  captcha: string | undefined,
  identify: () => Promise<Account>,
) {
  const { context, platform } = call
  const subjects = subjectsOf(kind, name, callerOf(context))
  return inTurn(platform.db, `${kind}:${name}`, async () => {
    await assertNotPaused(platform, subjects)
    if (await asksForCaptcha(call, subjects)) await verifyCaptcha(call, captcha)
    const account = await identify().catch((thrown: unknown) => counted(thrown, call, kind, name))
    await forgetFailures(platform, [`${kind}:${name}`])
    return account
  })
}

async function asksForCaptcha({ platform, context }: Call, subjects: readonly string[]) {
  const address = byAddress(context, 'login')
  if (await hasCaptcha(platform.db))
    return (
      (await haveFailed(platform, subjects)) || (await limitedUntil(platform, address)) !== null
    )
  // Without captchas, the limit of the address applies only to a name with failed guesses.
  if (await haveFailed(platform, subjects.slice(0, 1))) await assertBelowLimit(platform, [address])
  return false
}

async function counted(
  thrown: unknown,
  { context, platform }: Call,
  kind: Attempted['kind'],
  name: string,
): Promise<never> {
  if (!(thrown instanceof Refusal) || !guesses.has(thrown.code)) throw thrown
  await countFailure(platform, subjectsOf(kind, name, identifyCaller(context)))
  await countAttempt(platform, [byAddress(context, 'login')])
  if (kind === 'user') await recordFailedLogin(context, platform, name)
  throw new Refusal(thrown.code, { captcha: await hasCaptcha(platform.db) })
}

/** Refuses accounts that may not sign in here even with the right credentials. */
export async function admissible(
  { platform }: Pick<Call, 'platform'>,
  account: Account | undefined,
): Promise<Account> {
  if (!account || account.disabled) throw new Refusal('account_disabled')
  if (account.type > 2 && account.type < 40 && account.type !== 4) throw new Refusal('non_member')
  if ((await isOn(platform.db, 'AGENTSONLY3')) && ![1, 2].includes(account.type))
    throw new Refusal('non_agent')
  return account
}

const findAccount = ({ platform }: Call, username: string) =>
  platform.db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst()

export const findById = ({ platform }: Call, id: number) =>
  platform.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()

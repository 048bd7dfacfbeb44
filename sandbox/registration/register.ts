import { normaliseMobile } from '#api/account/mobile.ts'
import type { RegistrationMethod } from '#api/account/registration.fields.ts'
import type { RegistrationPayload } from '#api/account/registration.ts'
import type { Call } from '#sandbox/http/call.ts'
import { verifyCaptcha } from '#sandbox/captcha/captcha.ts'
import { type Phone, verifyCode } from '#sandbox/account/codes.ts'
import { inTransaction, type Trx } from '#sandbox/schema/db.ts'
import { insertAccount } from '#sandbox/account/accounts.ts'
import { hashPassword } from '#sandbox/account/password.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { newSecret } from '#sandbox/http/secret.ts'
import { assertOn, isOn } from '#sandbox/world/settings.ts'
import { verifyFirebaseToken } from '#sandbox/social/firebase.ts'
import { isOwnDomain, assertFree, isAffiliateCode, isNameTaken, nameOf } from './taken.ts'
import { type Filled, readForm } from './form.ts'
import { joinByLink } from '#sandbox/agency/links.ts'
import { linkFriend } from '#sandbox/promotions/friends.ts'

/**
 * Creates an account and returns its id. Captcha and SMS code, which are used up by a check, come
 * last.
 */
export async function register(
  call: Call,
  method: RegistrationMethod,
  payload: RegistrationPayload,
): Promise<number> {
  const { platform } = call
  await assertOn(platform.db, 'REG3')
  if ((await isOn(platform.db, 'AGEDECLARE3')) && payload.ageConfirmed !== true)
    throw new Refusal('age_unconfirmed')
  const { asked, filled } = await readForm(platform.db, method, payload)
  const captcha = asked.find(({ field }) => field === 'captcha')
  if (captcha?.isRequired || filled.captcha) await verifyCaptcha(call, filled.captcha)
  const applicant = applicantOf(payload, filled)
  await assertFree(platform.db, applicant)
  await assertLinks(platform, filled, isOwnDomain(call, payload.domain))
  if (asked.some(({ field }) => field === 'verificationCode') && applicant.mobileNum)
    await verifyPhone(platform, { ...applicant, mobileNum: applicant.mobileNum }, payload)
  return write(platform, applicant, payload, filled)
}

/** By SMS code or by a Firebase token. */
const verifyPhone = (platform: Platform, phone: Phone, payload: RegistrationPayload) =>
  payload.firebaseIdToken
    ? verifyFirebaseToken(platform, payload.firebaseIdToken, phone)
    : verifyCode(platform, 'register', phone, payload.verificationCode)

type Applicant = ReturnType<typeof applicantOf>

/** Players who register by number get it as their username. */
function applicantOf({ countryDialingCode }: RegistrationPayload, filled: Filled) {
  const mobileNum = filled.mobileNum && normaliseMobile(filled.mobileNum)
  return {
    username: nameOf(filled.username ?? `${countryDialingCode}${mobileNum}`),
    mobileNum,
    countryDialingCode,
    email: filled.email?.toLowerCase(),
  }
}

async function assertLinks(
  { db, now }: Platform,
  { affiliateCode, recommenderId }: Filled,
  isOwn: boolean,
) {
  if (affiliateCode && !(isOwn && (await isAffiliateCode({ db, now }, affiliateCode))))
    throw new Refusal('invitation_invalid')
  if (recommenderId && !(await isNameTaken(db, recommenderId)))
    throw new Refusal('referrer_invalid')
}

async function write(
  { db, now }: Platform,
  applicant: Applicant,
  payload: RegistrationPayload,
  filled: Filled,
) {
  const at = now()
  const { email, affiliateCode, nickname } = filled
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    // Without a password, only an SMS code opens the account.
    hashPassword(filled.password ?? newSecret()),
    filled.paymentPassword ? hashPassword(filled.paymentPassword) : null,
  ])
  return inTransaction(db, async (trx) => {
    await assertFree(trx, applicant)
    const { id } = await insertAccount(trx, {
      username: applicant.username,
      nickname: nickname ?? '',
      password_hash: passwordHash,
      type: 0,
      mobile_num: applicant.mobileNum ?? null,
      dialing_code: applicant.countryDialingCode,
      at,
    })
    await trx
      .insertInto('registrations')
      .values({
        account_id: id,
        register_method: payload.registerMethod,
        register_url: payload.registerUrl,
        email: email?.toLowerCase() ?? null,
        affiliate_code: affiliateCode ?? null,
        payment_password_hash: paymentPasswordHash,
        profile: JSON.stringify(profileOf(filled)),
        at,
      })
      .execute()
    await welcome(trx, affiliateCode, { id, username: applicant.username }, at)
    return id
  })
}

/** Fields that are neither secrets nor columns of the account. */
function profileOf(filled: Filled) {
  const { payeeName, idNumber, qqNum, facebook, wechat, line, whatsapp, zalo, recommenderId } =
    filled
  return { payeeName, idNumber, qqNum, facebook, wechat, line, whatsapp, zalo, recommenderId }
}

interface Newcomer {
  readonly id: number
  readonly username: string
}

/** Links a new account to the player or agent whose code it came with; a code that is not valid links to nobody. */
export async function welcome(trx: Trx, code: string | undefined, newcomer: Newcomer, at: number) {
  if (!code) return
  await linkFriend(trx, code, { id: newcomer.id, username: newcomer.username }, at)
  await joinByLink(trx, code, newcomer.id, at)
}

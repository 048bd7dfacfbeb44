import * as v from 'valibot'
import * as registration from '#api/account/registration.ts'
import { type Call, answer, answerWithSecret } from '#sandbox/http/call.ts'
import { identifyCaller } from '#sandbox/captcha/captcha.ts'
import { readFields } from '#sandbox/registration/fields.ts'
import { recordVisit } from '#sandbox/promotions/friends.ts'
import {
  isOwnDomain,
  isAffiliateCode,
  isEmailTaken,
  isNameTaken,
} from '#sandbox/registration/taken.ts'
import { formats } from '#sandbox/account/formats.ts'
import { register } from '#sandbox/registration/register.ts'
import { enter } from '#sandbox/session/session.ts'

export const getRegistrationRules = answer(
  registration.getRegistrationRules,
  async (_, { platform }) => readFields(platform.db),
)

export const getRegistrationFormats = answer(
  registration.getRegistrationFormats,
  async () => formats,
)

export const checkUsername = answer(
  registration.checkUsername,
  async ({ username }, { platform }) => ({
    available: !(await isNameTaken(platform.db, username)),
  }),
)

export const checkEmail = answer(registration.checkEmail, async ({ email }, { platform }) => ({
  available: !(await isEmailTaken(platform.db, email)),
}))

export const checkAffiliate = answer(
  registration.checkAffiliate,
  async ({ code, domain }, { platform, context }) => {
    if (!isOwnDomain({ platform, context }, domain)) return { success: false }
    await recordVisit(platform.db, code, identifyCaller(context))
    return { success: await isAffiliateCode(platform, code) }
  },
)

const proven = { proofs: ['captcha', 'verificationCode', 'firebaseIdToken'] }

export const registerByUsername = answerWithSecret(
  registration.registerByUsername,
  (payload, call) => register(call, 'username', payload),
  admit,
  proven,
)

export const registerByMobile = answerWithSecret(
  registration.registerByMobile,
  (payload, call) => register(call, 'mobileNum', payload),
  admit,
  proven,
)

/** Every request opens a new session: a client that lost the first answer also lost its cookie. */
async function admit(id: unknown, call: Call) {
  const account = await call.platform.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', v.parse(v.number(), id))
    .executeTakeFirstOrThrow()
  return enter(call, account)
}

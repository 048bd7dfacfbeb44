import { type Setter, atom } from 'jotai'
import {
  type RegistrationPayload,
  checkAffiliate,
  registerByMobile,
  registerByUsername,
  checkEmail,
  checkUsername,
} from '#api/account/registration.ts'
import type { SessionGrant } from '#api/account/session.ts'
import { dropReferral } from '#device/storage/referral.ts'
import { newKey } from '#device/newKey.ts'
import { call } from '#net/call.ts'
import { Failure, asFailure } from '#net/failure.ts'
import { intentAtom } from '#net/intent.ts'
import { playerIntent, playerAtom, samePlayer } from '#net/session/player.ts'
import { isUnanswered } from '#net/money/unanswered.ts'
import { requireNoBarrier } from '#net/session/barrier.ts'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { provePhoneIntent } from '#features/verification/firebase.atoms.ts'
import {
  changeFormIntent,
  clearFormIntent,
  departuresAtom,
  formAtom,
  typeIntent,
  unansweredAtom,
} from './form/form.atoms.ts'
import { type Application, type Attempt, attemptOf } from './form/attempt.rules.ts'
import { isOfTaken, isTaken } from './form/refusal.rules.ts'
import { isWelcomeDueAtom } from '#features/session/welcome.atoms.ts'

const intents = {
  username: intentAtom(registerByUsername),
  mobileNum: intentAtom(registerByMobile),
} as const

export const isUnansweredAtom = atom(
  (get) => get(unansweredAtom).length > 0 || get(formAtom).unansweredKey !== undefined,
)

const send = (set: Setter, { method, payload, key }: Attempt): Promise<SessionGrant> =>
  set(intents[method], payload, { idempotencyKey: key })

const roundAtom = atom(0)
export const captchaRoundAtom = atom((get) => get(roundAtom))

/** An earlier attempt whose answer was lost counts as this one. */
export const registerIntent = playerIntent(async (get, set, form: Application) => {
  requireNoBarrier()
  const { method } = form
  const departures = get(departuresAtom)
  await assertInvited(form.payload)
  const application = { method, payload: await proven(set, form.payload) }
  const earlier = get(unansweredAtom)
  const attempt = attemptOf(application, earlier, get(formAtom).unansweredKey)
  try {
    const grant = await send(set, attempt).catch(orEarlier(set, earlier, attempt))
    set(clearFormIntent)
    set(openSessionIntent, grant)
    set(isWelcomeDueAtom, true)
    dropReferral()
    return true as const
  } catch (thrown) {
    const failure = asFailure(thrown)
    const others = isTaken(failure) ? [] : earlier.filter(({ key }) => key !== attempt.key)
    const unanswered = isUnanswered(failure) ? [...others, attempt] : others
    const now = get(departuresAtom)
    // Of a form that has been left, only the key may stay; of one that was cleared, nothing.
    if (now.all === departures.all) set(unansweredAtom, unanswered)
    if (now.cleared === departures.cleared)
      set(changeFormIntent, { unansweredKey: unanswered.at(-1)?.key })
    if (!isUnanswered(failure)) set(newCaptchaIntent)
    throw failure
  }
})

/** The platform accepts a captcha once, right or wrong. */
const newCaptchaIntent = atom(null, (_get, set) => {
  set(typeIntent, { captcha: '' })
  set(roundAtom, (round) => round + 1)
})

/**
 * A taken name may be the player's own, created by an earlier attempt whose answer was lost: resends the attempts
 * with the same name.
 */
const orEarlier =
  (set: Setter, earlier: readonly Attempt[], attempt: Attempt) =>
  async (thrown: unknown): Promise<SessionGrant> => {
    const failure = asFailure(thrown)
    if (failure.code === 'idempotency_mismatch') return send(set, { ...attempt, key: newKey() })
    if (isTaken(failure))
      for (const lost of earlier.filter(isOfTaken(failure, attempt))) {
        const grant = await send(set, lost).catch(() => null)
        if (grant) return grant
      }
    throw failure
  }

async function assertInvited({ affiliateCode: code, domain }: RegistrationPayload) {
  if (!code) return
  await call(checkAffiliate, { code, domain }).catch((thrown: unknown) => {
    const failure = asFailure(thrown)
    throw isBare(failure) ? new Failure('refused', 'invitation_invalid') : failure
  })
}

/** Refused without a reason code. */
const isBare = ({ kind, code }: Failure) => kind === 'refused' && code === null

/** Adds Firebase's proof of the number where the merchant uses Firebase; without a proof nothing is sent. */
async function proven(set: Setter, payload: RegistrationPayload) {
  const { mobileNum, countryDialingCode, verificationCode } = payload
  if (!mobileNum || !verificationCode) return payload
  const mobile = { mobileNum, countryDialingCode }
  return { ...payload, ...(await set(provePhoneIntent, mobile, verificationCode)) }
}

type Lookup = 'username' | 'email'
export const isLookup = (field: string): field is Lookup =>
  field === 'username' || field === 'email'

const takenAtom = playerAtom<Readonly<Partial<Record<Lookup, string>>>>({})
export const lastTakenAtom = atom((get) => get(takenAtom))

/** A failed lookup shows no error on the form. */
export const lookUpIntent = atom(null, async (_get, set, field: Lookup, text: string) => {
  const isSame = samePlayer()
  const answer =
    field === 'username'
      ? call(checkUsername, { username: text })
      : call(checkEmail, { email: text })
  const isFree = await answer.then(
    ({ value }) => value,
    () => true,
  )
  if (!isFree && isSame()) set(takenAtom, (taken) => ({ ...taken, [field]: text }))
})

import { type Setter, atom } from 'jotai'
import type { Phone } from '#api/account/mobile.ts'
import { numberOf } from '#api/account/phone.ts'
import { login } from '#api/account/login.ts'
import type { HumanProof } from '#api/account/verification.ts'
import type { CallOptions } from '#net/call.ts'
import { playerIntent } from '#net/session/player.ts'
import { pauseOf } from '#net/reach/pause.ts'
import { requireNoBarrier } from '#net/session/barrier.ts'
import { type Failure, asFailure } from '#net/failure.ts'
import { perform } from '#net/intent.ts'
import { isOnAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { type FilledLogin, requiresCaptcha } from './login.rules.ts'
import {
  forgetLogin,
  forgetNumber,
  rememberLogin,
  rememberNumber,
} from '#features/session/remembered/remembered.ts'
import { provePhoneIntent } from '#features/verification/firebase.atoms.ts'
import { openSessionIntent, temporaryPasswordAtom } from '#features/session/session.atoms.ts'

const isCaptchaRequiredAtom = atom(false)
export const needsCaptchaAtom = atom(
  (get) => get(isCaptchaRequiredAtom) && get(isOnAtom)('CAPTCHA3'),
)

const pausedAtom = atom(0)
/**
 * The time until which the platform rejects further attempts, in epoch milliseconds on this phone's clock; 0 without
 * a pause.
 */
export const pauseAtom = atom((get) => get(pausedAtom))

export type LoginTry = FilledLogin & {
  readonly isRemembered?: boolean
  readonly proof?: HumanProof
}

export const loginIntent = playerIntent(
  async (get, set, tried: LoginTry, options?: CallOptions) => {
    const captcha = get(needsCaptchaAtom) ? { captcha: tried.captcha } : {}
    try {
      requireNoBarrier()
      set(pausedAtom, 0)
      const payload = { ...(await payloadOf(set, tried)), ...captcha, remember: tried.isRemembered }
      const grant = await perform(login, payload, options)
      set(isCaptchaRequiredAtom, false)
      // At once, because the cookie already belongs to the new session and is refused with the token of an earlier
      // one.
      set(openSessionIntent, grant)
      if (grant.firstTimeLogin && 'password' in tried) set(temporaryPasswordAtom, tried.password)
      await remember(tried)
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (requiresCaptcha(failure.details)) set(isCaptchaRequiredAtom, true)
      // The merchant has switched on human checks or captchas since the site was read.
      if (failure.code === 'human_required' || failure.code === 'captcha_required')
        get(siteAtom).retry()
      set(pausedAtom, shortPauseOf(failure))
      throw failure
    }
  },
)

function payloadOf(set: Setter, tried: LoginTry) {
  if ('mobileNum' in tried) return provenNumber(set, tried)
  const { username, password, proof } = tried
  return { type: 'username', username, password, ...proof } as const
}

async function provenNumber(set: Setter, tried: Extract<LoginTry, Phone>) {
  const { verificationCode } = tried
  const mobile = numberOf(tried)
  const { mobileNum, countryDialingCode } = mobile
  const proof = await set(provePhoneIntent, mobile, verificationCode)
  if (proof)
    return { type: 'firebase', firebaseMobileNo: mobileNum, countryDialingCode, ...proof } as const
  const username = `${countryDialingCode}${mobileNum}`
  return { type: 'sms', username, countryDialingCode, verificationCode } as const
}

function remember(tried: LoginTry) {
  const { isRemembered } = tried
  if ('mobileNum' in tried) return isRemembered ? rememberNumber(tried) : forgetNumber()
  return isRemembered ? rememberLogin(tried) : forgetLogin()
}

/** Milliseconds. A longer pause has no countdown. */
const longestPause = 3_600_000

function shortPauseOf(failure: Failure): number {
  const now = Date.now()
  const until = pauseOf(failure, now)
  return until - now < longestPause ? until : 0
}

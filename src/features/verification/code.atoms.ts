import { atom } from 'jotai'
import * as v from 'valibot'
import { type Phone, nationalNumber } from '../../api/mobile.ts'
import {
  type CodePurpose,
  type Expiry,
  type HumanProof,
  ExpirationTime,
  deadlineOf,
  sendCode,
  sendLoginCode,
} from '../../api/verification.ts'
import { untilAborted } from '../../device/untilAborted.ts'
import { platformNow } from '../../net/clock.ts'
import { asFailure } from '../../net/failure.ts'
import { perform } from '../../net/intent.ts'
import { merchantAtom, siteAtom } from '../merchant/merchant.atoms.ts'
import { sendFirebaseCodeIntent } from './firebase.atoms.ts'
import { proveHuman } from './human/human.atoms.ts'
import { waitsAtom } from './waits.atoms.ts'

interface Wish {
  readonly purpose: CodePurpose
  readonly mobile: Phone
}

/** What the player sees of the sending, and how long they care to wait. */
export interface Sending {
  /** The check is passed, and the code is asked for. */
  readonly onSend: () => void
  readonly signal: AbortSignal
}

const numberOf = (phone: Phone) => `${phone.countryDialingCode}${nationalNumber(phone)}`

export const waitKeyOf = ({ purpose, mobile }: Wish) => `${purpose}:${numberOf(mobile)}`

/** Firebase does not say; the specification does. */
const firebaseWait: Expiry = { minutes: 1 }

/** Sends a code once a human has asked for it; false when the player gave up the check or the wait. */
export const sendCodeIntent = atom(null, async (get, set, wish: Wish, sending: Sending) => {
  const proof = await proveHuman({ kind: 'sms', subject: numberOf(wish.mobile) })
  if (!proof) return false
  const { signal, onSend } = sending
  onSend()
  const wait = (expiry: Expiry) =>
    set(waitsAtom, waitKeyOf(wish), deadlineOf(expiry, Date.now(), platformNow()))
  if (wish.purpose !== 'password' && get(merchantAtom).firebase) {
    const isSent = await untilAborted(set(sendFirebaseCodeIntent, wish.mobile), signal)
    if (isSent) wait(firebaseWait)
    return isSent ?? false
  }
  try {
    const expiry = await untilAborted(send(wish, proof, signal), signal)
    if (expiry) wait(expiry)
    return expiry !== undefined
  } catch (thrown) {
    const failure = asFailure(thrown)
    // The merchant has begun to ask for proofs since the site was read.
    if (failure.code === 'human_required') get(siteAtom).retry()
    const refused = v.safeParse(Refused, failure.details)
    if (refused.success) wait(refused.output.expirationTime)
    throw thrown
  }
})

/** Who asks too early is told how long to wait. */
const Refused = v.object({ expirationTime: ExpirationTime })

function send({ purpose, mobile }: Wish, proof: HumanProof, signal: AbortSignal) {
  const { countryDialingCode } = mobile
  const number = nationalNumber(mobile)
  return purpose === 'login'
    ? perform(sendLoginCode, { mobileNum: number, countryDialingCode, ...proof }, { signal })
    : perform(sendCode, { mobileNo: number, countryDialingCode, purpose, ...proof }, { signal })
}

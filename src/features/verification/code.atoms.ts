import { atom } from 'jotai'
import { type Phone, nationalNumber } from '../../api/account/mobile.ts'
import {
  type CodePurpose,
  type Expiry,
  type HumanProof,
  sendCode,
  sendLoginCode,
} from '../../api/account/verification.ts'
import { asFailure } from '../../net/failure.ts'
import { perform } from '../../net/intent.ts'
import { merchantAtom } from '../merchant/merchant.atoms.ts'
import { type Sending, askIntent } from './asking.atoms.ts'
import { sendFirebaseCodeIntent } from './firebase.atoms.ts'
import { askHuman, proveHuman } from './human/human.atoms.ts'

interface Wish {
  readonly purpose: CodePurpose
  readonly mobile: Phone
}

const numberOf = (phone: Phone) => `${phone.countryDialingCode}${nationalNumber(phone)}`

export const waitKeyOf = ({ purpose, mobile }: Wish) => `${purpose}:${numberOf(mobile)}`

/** Firebase states no wait; the specification does. */
const firebaseWait: Expiry = { minutes: 1 }

/** False when the player gives up the human check or the wait. */
export const sendCodeIntent = atom(null, async (_get, set, wish: Wish, how: Sending) => {
  const check = { kind: 'sms', subject: numberOf(wish.mobile) } as const
  const proof = await proveHuman(check)
  if (!proof) return false
  try {
    return await set(sendIntent, wish, proof, how)
  } catch (thrown) {
    if (asFailure(thrown).code !== 'human_required') throw thrown
  }
  // The platform may require a human check here regardless of the merchant's switches.
  how.onPause()
  const asked = await askHuman(check)
  return asked ? set(sendIntent, wish, asked, how) : false
})

const sendIntent = atom(null, async (get, set, wish: Wish, proof: HumanProof, how: Sending) => {
  const isByFirebase = wish.purpose !== 'password' && get(merchantAtom).firebase
  const ask = async (signal: AbortSignal) => {
    if (!isByFirebase) return send(wish, proof, signal)
    return (await set(sendFirebaseCodeIntent, wish.mobile)) ? firebaseWait : null
  }
  return set(askIntent, waitKeyOf(wish), ask, how)
})

function send({ purpose, mobile }: Wish, proof: HumanProof, signal: AbortSignal) {
  const { countryDialingCode } = mobile
  const number = nationalNumber(mobile)
  return purpose === 'login'
    ? perform(sendLoginCode, { mobileNum: number, countryDialingCode, ...proof }, { signal })
    : perform(sendCode, { mobileNo: number, countryDialingCode, purpose, ...proof }, { signal })
}

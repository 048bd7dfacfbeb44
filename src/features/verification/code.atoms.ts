import type { Phone } from '#api/account/mobile.ts'
import { internationalNumber, numberOf } from '#api/account/phone.ts'
import {
  type CodePurpose,
  type Expiry,
  type HumanProof,
  sendCode,
  sendLoginCode,
} from '#api/account/verification.ts'
import { asFailure } from '#net/failure.ts'
import { perform } from '#net/intent.ts'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import { codeIntent } from './codeIntent.atoms.ts'
import { sendFirebaseCodeIntent } from './firebase.atoms.ts'
import { runHumanCheck, proveHumanIntent } from './human/human.atoms.ts'

interface Wish {
  readonly purpose: CodePurpose
  readonly mobile: Phone
}

/** Firebase states no wait; the specification does. */
const firebaseWait: Expiry = { minutes: 1 }

/** No code is sent when the player gives up the human check. */
export const sendCodeIntent = codeIntent(
  ({ purpose, mobile }: Wish) => `${purpose}:${internationalNumber(mobile)}`,
  async (wish, { get, set, send, onPause }) => {
    const isByFirebase = wish.purpose !== 'password' && get(merchantAtom).firebase
    const sendWith = (proof: HumanProof) =>
      send(async (signal) => {
        if (!isByFirebase) return request(wish, proof, signal)
        return (await set(sendFirebaseCodeIntent, wish.mobile)) ? firebaseWait : null
      })
    const check = { kind: 'sms', subject: internationalNumber(wish.mobile) } as const
    const proof = await set(proveHumanIntent, check)
    if (!proof) return null
    return sendWith(proof).catch(async (thrown: unknown) => {
      if (asFailure(thrown).code !== 'human_required') throw thrown
      // The platform may require a human check here regardless of the merchant's switches.
      onPause()
      const proof = await runHumanCheck(check)
      return proof && sendWith(proof)
    })
  },
)

function request({ purpose, mobile }: Wish, proof: HumanProof, signal: AbortSignal) {
  const { countryDialingCode, mobileNum } = numberOf(mobile)
  return purpose === 'login'
    ? perform(sendLoginCode, { mobileNum, countryDialingCode, ...proof }, { signal })
    : perform(sendCode, { mobileNo: mobileNum, countryDialingCode, purpose, ...proof }, { signal })
}

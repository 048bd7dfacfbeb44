import { atom } from 'jotai'
import type { Phone } from '#api/account/mobile.ts'
import { internationalNumber } from '#api/account/phone.ts'
import { localeAtom } from '#i18n/language.atoms.ts'
import { Failure } from '#net/failure.ts'
import { playerAtom, playerIntent, samePlayer } from '#net/session/player.ts'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import type { Confirmation } from './firebase.ts'

interface PhoneProof {
  readonly firebaseChannel: 'sms'
  readonly firebaseIdToken: string
}

interface Sent extends Confirmation {
  readonly number: string
}

const sentAtom = playerAtom<Sent | null>(null)
const provenAtom = playerAtom<(PhoneProof & { readonly of: string }) | null>(null)

/** False on any failure; there is no reason to show (section 8). */
export const sendFirebaseCodeIntent = atom(null, async (get, set, phone: Phone) => {
  const isSame = samePlayer()
  const config = get(merchantAtom).firebase
  if (!config) return false
  const number = `+${internationalNumber(phone)}`
  const locale = get(localeAtom)
  try {
    const { sendFirebaseCode } = await import('./firebase.ts')
    const sent = await sendFirebaseCode(config, number, locale)
    if (!isSame()) return false
    set(sentAtom, { number, ...sent })
    return true
  } catch {
    return false
  }
})

/**
 * Confirms the same code of the same number only once, however often the form is sent. Null where the merchant has no
 * Firebase and the platform checks the code itself.
 */
export const provePhoneIntent = playerIntent(async (get, set, phone: Phone, code: string) => {
  if (!get(merchantAtom).firebase) return null
  const number = `+${internationalNumber(phone)}`
  const known = get(provenAtom)
  const { firebaseIdToken } =
    known?.of === `${number} ${code}` ? known : await confirm(get(sentAtom), number, code)
  const proof: PhoneProof = { firebaseChannel: 'sms', firebaseIdToken }
  set(provenAtom, { ...proof, of: `${number} ${code}` })
  return proof
})

async function confirm(sent: Sent | null, number: string, code: string) {
  if (sent?.number !== number) throw new Failure('refused', 'code_expired')
  try {
    return { firebaseIdToken: await sent.confirm(code) }
  } catch (thrown) {
    throw failureOfFirebase(thrown)
  }
}

const codeOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined

export function failureOfFirebase(thrown: unknown): Failure {
  switch (codeOf(thrown)) {
    case 'auth/invalid-verification-code':
    case 'auth/missing-verification-code':
      return new Failure('refused', 'code_wrong')
    case 'auth/code-expired':
    case 'auth/invalid-verification-id':
    case 'auth/missing-verification-id':
      return new Failure('refused', 'code_expired')
    case 'auth/too-many-requests':
      return new Failure('busy', 'too_many')
    case 'auth/user-disabled':
      return new Failure('refused', 'account_disabled')
    case 'auth/network-request-failed':
      return new Failure(navigator.onLine ? 'timeout' : 'offline')
    default:
      return new Failure('busy')
  }
}

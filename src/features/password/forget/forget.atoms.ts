import { atom } from 'jotai'
import { nationalNumber } from '../../../api/account/mobile.ts'
import { proveMobile, setPassword } from '../../../api/account/password.ts'
import { asFailure } from '../../../net/failure.ts'
import { perform } from '../../../net/intent.ts'
import { endSessionIntent, sessionAtom } from '../../session/session.atoms.ts'
import type { ForgetForm } from './forget.rules.ts'

interface Proven {
  readonly proof: string
  readonly userName: string
}

const heldAtom = atom<Proven | null>(null)

/** Whose phone has shown its code, and the proof of it; in memory only. */
export const provenAtom = atom((get) => get(heldAtom))

export const dropProofIntent = atom(null, (_get, set) => set(heldAtom, null))

interface Act {
  readonly step: 'code' | 'password'
  readonly form: ForgetForm
  /** The same form again carries the same key: the platform may have set the password already. */
  readonly idempotencyKey: string
}

/** Proves the number, or sets the password; resolves to whose it is. */
export const goOnIntent = atom(null, async (get, set, { step, form, idempotencyKey }: Act) => {
  const known = get(heldAtom)
  if (step === 'password' && known) {
    await set(setPasswordIntent, known, form, idempotencyKey)
    return known.userName
  }
  const proven = known ?? (await prove(form))
  set(heldAtom, proven)
  return proven.userName
})

const prove = ({ verificationCode, ...form }: ForgetForm) =>
  perform(proveMobile, {
    mobileNum: nationalNumber(form),
    countryDialingCode: form.countryDialingCode,
    verificationCode: verificationCode.trim(),
  })

const setPasswordIntent = atom(
  null,
  async (get, set, { proof, userName }: Proven, form: ForgetForm, idempotencyKey: string) => {
    const { newPassword, confirmNewPassword } = form
    try {
      await perform(setPassword, { proof, newPassword, confirmNewPassword }, { idempotencyKey })
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (failure.code === 'code_expired') set(heldAtom, null)
      throw failure
    }
    set(heldAtom, null)
    if (get(sessionAtom)?.userName === userName) set(endSessionIntent)
  },
)

import { atom } from 'jotai'
import { numberOf } from '#api/account/phone.ts'
import { proveMobile, setPassword } from '#api/account/password.ts'
import type { CallOptions } from '#net/call.ts'
import { asFailure } from '#net/failure.ts'
import { perform } from '#net/intent.ts'
import { playerAtom, playerIntent } from '#net/session/player.ts'
import { endSessionIntent, sessionAtom } from '#features/session/session.atoms.ts'
import type { NewPassword } from '#features/password/password.rules.ts'
import type { FilledForget } from './forget.rules.ts'

interface Proven {
  readonly proof: string
  readonly userName: string
}

const heldAtom = playerAtom<Proven | null>(null)

/** The number whose code was confirmed, and the proof of it. In memory only. */
export const provenAtom = atom((get) => get(heldAtom))

export const dropProofIntent = atom(null, (_get, set) => set(heldAtom, null))

export const continueIntent = playerIntent(
  async (get, set, filled: FilledForget, options?: CallOptions) => {
    const known = get(heldAtom)
    if ('newPassword' in filled) {
      if (known) await set(setPasswordIntent, known, filled, options)
    } else if ('verificationCode' in filled && !known)
      set(heldAtom, await perform(proveMobile, { ...filled, ...numberOf(filled) }, options))
    return known?.userName ?? ''
  },
)

const setPasswordIntent = playerIntent(
  async (get, set, { proof, userName }: Proven, chosen: NewPassword, options?: CallOptions) => {
    try {
      await perform(setPassword, { proof, ...chosen }, options)
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (failure.code === 'code_expired') set(heldAtom, null)
      throw failure
    }
    set(heldAtom, null)
    if (get(sessionAtom)?.userName === userName) set(endSessionIntent)
  },
)

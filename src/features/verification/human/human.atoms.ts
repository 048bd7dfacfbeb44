import { atom } from 'jotai'
import type { HumanProof, ProofKind } from '../../../api/account/verification.ts'
import { store } from '../../../net/queryClient.ts'
import { isOnAtom } from '../../merchant/merchant.atoms.ts'

/** What the proof is for; the platform takes it for nothing and nobody else. */
export interface HumanCheck {
  readonly kind: ProofKind
  /** The username, or dialing code and number. */
  readonly subject: string
}

export interface Asked extends HumanCheck {
  readonly answer: (proof: HumanProof | null) => void
}

const askedAtom = atom<Asked | null>(null)
/** The check on screen; answering it takes it away. */
export const humanCheckAtom = atom((get) => get(askedAtom))

/** Asks for a proof that a human is there where the merchant always wants one; null when the player gave up. */
export const proveHuman = async (check: HumanCheck): Promise<HumanProof | null> =>
  store.get(isOnAtom)('SLIDER3') ? askHuman(check) : {}

/** Asks for it in any case: the platform has said that it wants one. */
export function askHuman(check: HumanCheck): Promise<HumanProof | null> {
  store.get(askedAtom)?.answer(null)
  return new Promise((resolve) => {
    const answer = (proof: HumanProof | null) => {
      store.set(askedAtom, null)
      resolve(proof)
    }
    store.set(askedAtom, { ...check, answer })
  })
}

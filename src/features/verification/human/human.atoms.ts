import { atom } from 'jotai'
import type { HumanProof, ProofKind } from '../../../api/verification.ts'
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

/** Asks for a proof that a human is there where the platform wants one; null when the player gave up. */
export function proveHuman(check: HumanCheck): Promise<HumanProof | null> {
  if (!store.get(isOnAtom)('SLIDER3')) return Promise.resolve({})
  store.get(askedAtom)?.answer(null)
  return new Promise((resolve) => {
    const answer = (proof: HumanProof | null) => {
      store.set(askedAtom, null)
      resolve(proof)
    }
    store.set(askedAtom, { ...check, answer })
  })
}

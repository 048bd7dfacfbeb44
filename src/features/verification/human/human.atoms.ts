import type { HumanProof, ProofKind } from '../../../api/account/verification.ts'
import { store } from '../../../net/queryClient.ts'
import { type Asked, asking } from '../../../ui/overlay/asking.ts'
import { isOnAtom } from '../../merchant/merchant.atoms.ts'

/** What the proof is for; the platform takes it for nothing and nobody else. */
interface HumanCheck {
  readonly kind: ProofKind
  /** The username, or dialing code and number. */
  readonly subject: string
}

export type AskedCheck = Asked<HumanCheck, HumanProof | null>

/** Asks for a proof that a human is there, whatever the merchant wants; null when the player gave up. */
export const { askedAtom: humanCheckAtom, ask: askHuman } = asking<HumanCheck, HumanProof | null>(
  null,
)

/** Asks for it where the merchant always wants one. */
export const proveHuman = async (check: HumanCheck): Promise<HumanProof | null> =>
  store.get(isOnAtom)('SLIDER3') ? askHuman(check) : {}

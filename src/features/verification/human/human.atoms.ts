import { atom } from 'jotai'
import type { HumanCheck, HumanProof } from '../../../api/account/verification.ts'
import { type Asked, asking } from '../../../ui/overlay/asking.ts'
import { isOnAtom } from '../../merchant/merchant.atoms.ts'

export type AskedCheck = Asked<HumanCheck, HumanProof | null>

/** Asks regardless of the merchant's switches; null when the player gives up. */
export const { askedAtom: humanCheckAtom, ask: askHuman } = asking<HumanCheck, HumanProof | null>(
  null,
)

/** Asks only where the merchant requires it. */
export const proveHumanIntent = atom(
  null,
  async (get, _set, check: HumanCheck): Promise<HumanProof | null> =>
    get(isOnAtom)('SLIDER3') ? askHuman(check) : {},
)

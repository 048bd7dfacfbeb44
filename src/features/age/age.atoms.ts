import { atom } from 'jotai'
import { phoneStorage } from '#device/storage/storage.ts'
import { merchantAtom, isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'

/** A declaration of 18 does not cover 21. */
export const isDeclared = (stored: string | null, minAge: number): boolean =>
  stored !== null && /^\d{2}$/.test(stored) && Number(stored) >= minAge

/** Belongs to the device, not to the player: not cleared at sign-out. */
const storageKey = 'ageDeclared'

const declaredAtom = atom(phoneStorage.read(storageKey))

/** Merchant switch AGEGATE3. */
export const isAgeGateShownAtom = atom(
  (get) =>
    get(isOnAtom)('AGEGATE3') &&
    get(sessionAtom) === null &&
    !isDeclared(get(declaredAtom), get(merchantAtom).minAge),
)

export const declareAgeIntent = atom(null, (get, set) => {
  const declared = String(get(merchantAtom).minAge)
  phoneStorage.write(storageKey, declared)
  set(declaredAtom, declared)
})

import { atom } from 'jotai'
import { isNativeWrapper, isStandalone } from '#device/display.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'

/** A home screen app on iOS has its own storage, so a browser may have a session for it. */
export const canTakeOver = () => isStandalone() && !isNativeWrapper()

export const isTakingOverAtom = atom(false)

const storageKey = 'handOffOffered'
const isSettledAtom = atom(phoneStorage.read(storageKey) !== null)

export const isFirstStartAtom = atom(
  (get) => canTakeOver() && !get(isSettledAtom) && get(sessionAtom) === null,
)

export const settleFirstStartIntent = atom(null, (_get, set) => {
  phoneStorage.write(storageKey, '1')
  set(isSettledAtom, true)
})

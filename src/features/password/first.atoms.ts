import { atom } from 'jotai'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'

export const isFirstPasswordDueAtom = atom((get) => get(sessionAtom)?.firstTimeLogin === true)

/** The merchant blocks deposits and withdrawals until the player has changed a first password. */
export const hasMoneyWaitAtom = atom((get) => get(isOnAtom)('FIRSTPSW3'))

import { atom } from 'jotai'
import { isOnAtom } from '../merchant/merchant.atoms.ts'
import { sessionAtom } from '../session/session.atoms.ts'

/** The player still has the password that somebody else chose for them. */
export const isFirstPasswordDueAtom = atom((get) => get(sessionAtom)?.firstTimeLogin === true)

/** The merchant has money wait until such a player has chosen another one. */
export const hasMoneyWaitAtom = atom((get) => get(isOnAtom)('FIRSTPSW3'))

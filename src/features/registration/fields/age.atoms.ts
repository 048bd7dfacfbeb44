import { atom } from 'jotai'
import { isOnAtom } from '../../merchant/merchant.atoms.ts'

/** The merchant wants the age declared apart from the terms (AGEDECLARE3). */
export const isAgeAskedAtom = atom((get) => get(isOnAtom)('AGEDECLARE3'))

/** In memory alone: a reload asks anew. */
export const isOfAgeAtom = atom(false)

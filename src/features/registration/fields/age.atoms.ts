import { atom } from 'jotai'
import { isOnAtom } from '../../merchant/merchant.atoms.ts'

/** The merchant asks for the age separately from the terms (AGEDECLARE3). */
export const isAgeAskedAtom = atom((get) => get(isOnAtom)('AGEDECLARE3'))

/** In memory only: a reload asks again. */
export const isOfAgeAtom = atom(false)

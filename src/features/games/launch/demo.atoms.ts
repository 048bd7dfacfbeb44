import { atom } from 'jotai'
import type { Click } from './launch.rules.ts'

/** The game with free play that a guest chose; null while the sheet is closed. */
export const demoOfferAtom = atom<Extract<Click, { kind: 'demoSheet' }> | null>(null)

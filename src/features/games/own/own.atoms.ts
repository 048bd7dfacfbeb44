import { atom } from 'jotai'
import type { Own } from './own.rules.ts'

/** The ids of this player's games as the phone last heard of them; the platform's own answer wins. */
export const ownAtom = atom<Own>({})

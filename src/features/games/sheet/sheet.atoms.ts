import { atom } from 'jotai'
import type { Game } from '../../../api/games/game.ts'

/** The game whose sheet was opened last; the address has only its id. */
export const openedGameAtom = atom<Game | null>(null)

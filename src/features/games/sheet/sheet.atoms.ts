import { atom } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'

const heldAtom = atom<{ readonly game: Game; readonly language: string } | null>(null)

/** The game whose sheet was opened last, and the language of its name; the address has only its id. */
export const openedGameAtom = atom(
  (get) => get(heldAtom),
  (get, set, game: Game | null) => set(heldAtom, game && { game, language: get(listLanguageAtom) }),
)

import { atom } from 'jotai'
import type { Game } from '../../../api/games/game.ts'

interface Offer {
  readonly game: Game
  /** Where the login leads. */
  readonly next: string
  /** Address of the game's free play; null where the player wants its star. */
  readonly free: string | null
}

/** The game that a guest chose; null while the sheet is closed. */
export const demoOfferAtom = atom<Offer | null>(null)

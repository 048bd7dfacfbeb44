import { atom } from 'jotai'
import type { Game } from '../../../../api/games/game.ts'

interface Offer {
  readonly game: Game
  /** The address that the login leads to. */
  readonly next: string
  /** Address of the game's free play; null where the guest tapped its star. */
  readonly free: string | null
}

/** The game that a guest chose; null while the sheet is closed. */
export const demoOfferAtom = atom<Offer | null>(null)

import type { Game } from '#api/games/game.ts'
import { playerAtom } from '#net/session/player.ts'

interface Offer {
  readonly game: Game
  /** The address that the login leads to. */
  readonly next: string
  /** Address of the game's free play. */
  readonly free: string
}

/** The game that a guest chose; null while the sheet is closed. */
export const demoOfferAtom = playerAtom<Offer | null>(null)

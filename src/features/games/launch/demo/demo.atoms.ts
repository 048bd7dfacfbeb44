import type { Game } from '#api/games/game.ts'
import type { Target } from '#features/games/launch/launch.rules.ts'
import { playerAtom } from '#net/session/player.ts'

interface Offer {
  readonly game: Game
  /** Where the login leads to. */
  readonly next: Target
  /** The game's free play. */
  readonly free: Target
}

/** The game that a guest chose; null while the sheet is closed. */
export const demoOfferAtom = playerAtom<Offer | null>(null)

import { playerAtom } from '#net/session/player.ts'

/** Set by a registration, until the player has been welcomed. */
export const isWelcomeDueAtom = playerAtom(false)

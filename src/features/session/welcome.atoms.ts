import { playerAtom } from '#net/session/player.ts'

/** Set by a registration until the welcome has been shown. */
export const isWelcomeDueAtom = playerAtom(false)

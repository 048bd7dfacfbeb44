import { playerAtom } from '#net/session/player.ts'
import type { Own } from './own.ts'

/** The ids as stored on the device; the platform's answer takes precedence. */
export const ownAtom = playerAtom<Own>({})

import type { Setter } from 'jotai'
import { listeners } from '../../device/listeners.ts'

/** Everything of a player is forgotten at sign-out. */
export const { listen: onSignOut, tell: forgetPlayer } = listeners<[Setter]>()

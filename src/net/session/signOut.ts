import type { Setter } from 'jotai'
import { listeners } from '#device/listeners.ts'
import { phoneStorage } from '#device/storage/storage.ts'

/** Distinguishes a player who signed out from one whose session the platform ended. */
export const hasSignedOut = () => phoneStorage.read('autoLogin') === '0'

/** Everything of a player is forgotten at sign-out. */
export const { listen: onSignOut, tell: forgetPlayer } = listeners<[Setter]>()

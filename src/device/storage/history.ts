import { phoneStorage } from './storage.ts'

// What the player has done on this phone; removed at sign-out.

/** Also read by the head of the page, which reserves space for the games. */
export const playedKey = 'played'
export const searchesKey = 'searches'

export const forgetPlayed = () => phoneStorage.write(playedKey, null)

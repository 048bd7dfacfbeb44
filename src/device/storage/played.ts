import { phoneStorage } from './storage.ts'

/** Also read by the head of the page, which reserves space for the games. */
export const playedKey = 'played'

export const forgetPlayed = () => phoneStorage.write(playedKey, null)

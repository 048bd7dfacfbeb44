import { lasting } from '../storage/storage.ts'

/** A short buzz in milliseconds, unless the player has switched it off. */
export function buzz(milliseconds: 10 | 20) {
  if (lasting.read('haptics') === 'off') return
  if ('vibrate' in navigator) navigator.vibrate(milliseconds)
}

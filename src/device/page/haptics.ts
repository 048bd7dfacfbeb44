import { lasting } from '../storage/storage.ts'

export function buzz(milliseconds: 10 | 20) {
  if (lasting.read('haptics') === 'off') return
  if ('vibrate' in navigator) navigator.vibrate(milliseconds)
}

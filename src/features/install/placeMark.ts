import { passing } from '../../device/storage/storage.ts'

export const placeKey = 'place'

/** Before the app loads once more by itself: where the player stands. */
export function rememberPlace() {
  if (scrollY > 0) passing.write(placeKey, JSON.stringify({ address: location.href, y: scrollY }))
}

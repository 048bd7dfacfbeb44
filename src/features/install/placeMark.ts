import { passing } from '../../device/storage/storage.ts'

export const placeKey = 'place'

/** Stores the scroll position before an automatic reload. */
export function rememberPlace() {
  if (scrollY > 0) passing.write(placeKey, JSON.stringify({ address: location.href, y: scrollY }))
}

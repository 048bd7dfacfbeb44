import { newKey } from '#device/newKey.ts'
import { platformNow } from '#net/reach/clock.ts'

/** A UUID of version 7, which contains the time by the platform's clock. */
export function newActKey(at = platformNow()): string {
  const time = at.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${newKey().slice(15)}`
}

/** Epoch milliseconds; 0 for keys of another version. */
export const madeAt = (key: string): number =>
  /^[\da-f]{8}-[\da-f]{4}-7/.test(key) ? Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) : 0

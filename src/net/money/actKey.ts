import { platformNow } from '../reach/clock.ts'

/** The idempotency key of one act: a UUID of version 7, which tells when it was made, by the platform's clock. */
export function newActKey(at = platformNow()): string {
  const time = at.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** When a key was made, epoch milliseconds; 0 where it does not tell. */
export const madeAt = (key: string): number =>
  /^[\da-f]{8}-[\da-f]{4}-7/.test(key) ? Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) : 0

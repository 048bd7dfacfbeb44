import { Failure } from '#net/failure.ts'

/** What prevents a login in this browser at this address. */
export type Barrier = 'needs_https' | 'cookies_off'

/** Sealing needs crypto that browsers offer only on https and localhost; a session needs a cookie. */
export function loginBarrier(): Barrier | undefined {
  if (!isSecureContext) return 'needs_https'
  return navigator.cookieEnabled ? undefined : 'cookies_off'
}

/** Throws a Failure before sending a request that could not lead to a session. */
export function requireNoBarrier() {
  const barrier = loginBarrier()
  if (barrier) throw new Failure('refused', barrier)
}

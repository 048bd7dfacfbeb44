import { Failure } from '#net/failure.ts'

/** What prevents a login in this browser at this address. */
export type Barrier = 'needs_https' | 'cookies_off'

/** What is sealed needs crypto that browsers have on https and on localhost alone; a session needs a cookie. */
export function loginBarrier(): Barrier | undefined {
  if (!isSecureContext) return 'needs_https'
  return navigator.cookieEnabled ? undefined : 'cookies_off'
}

/** Throws a Failure before anything is sent that could not lead to a session. */
export function requireNoBarrier() {
  const barrier = loginBarrier()
  if (barrier) throw new Failure('refused', barrier)
}

import { Failure } from '../failure.ts'

/** The platform's session needs a cookie: without cookies a login would end with the next call. */
export function requireCookies() {
  if (!navigator.cookieEnabled) throw new Failure('refused', 'cookies_off')
}

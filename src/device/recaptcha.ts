import './page/trusted.ts'

const recaptcha = /^https:\/\/(www\.google\.com|www\.gstatic\.com|www\.recaptcha\.net)\/recaptcha\//

/** Lets Firebase load reCAPTCHA only, through the `default` policy of the pages that allow one. */
export function allowRecaptcha() {
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: recaptchaUrl })
}

/** Requests the build that works with Trusted Types; Firebase does not. */
export function recaptchaUrl(address: string): string {
  if (!recaptcha.test(address)) throw new TypeError(`${address} is not reCAPTCHA`)
  const url = new URL(address)
  if (/\/(api|enterprise)\.js$/.test(url.pathname)) url.searchParams.set('trustedtypes', 'true')
  return url.href
}

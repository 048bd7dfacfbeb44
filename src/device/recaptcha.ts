import './page/trusted.ts'

const recaptcha = /^https:\/\/(www\.google\.com|www\.gstatic\.com|www\.recaptcha\.net)\/recaptcha\//

/** Lets Firebase load reCAPTCHA, and nothing else, on the pages whose policy names the `default` rules. */
export function allowRecaptcha() {
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: recaptchaUrl })
}

/** Asks for the build that lives with Trusted Types, which Firebase does not do. */
export function recaptchaUrl(address: string): string {
  if (!recaptcha.test(address)) throw new TypeError(`${address} is not reCAPTCHA`)
  const url = new URL(address)
  if (/\/(api|enterprise)\.js$/.test(url.pathname)) url.searchParams.set('trustedtypes', 'true')
  return url.href
}

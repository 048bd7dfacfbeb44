import { isLanguage, locales as localeOf } from '#i18n/languages.ts'
import type { HeaderRule } from '#production/release/headers.ts'
import { cacheControl } from './rules.ts'

export const policyOfNothing =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Keyed by the locales of src/i18n/languages.ts. */
const sentences: Readonly<Record<string, (status: string) => string>> = {
  bn: (status) => `এই অনুরোধের উত্তর দেওয়া গেল না (${status})। <a href="/">হোমে ফিরুন</a>`,
  en: (status) => `This request could not be answered (${status}). <a href="/">Back to home</a>`,
}

/**
 * The page of a web server that answers by itself, in the merchant's languages, or in English if none of them has
 * sentences here. `status` is the server's own variable.
 */
export function refusalPage(status: string, codes: readonly string[]) {
  const locales = codes.flatMap((code) => (isLanguage(code) ? localeOf[code] : []))
  const known = locales.filter((locale) => Object.hasOwn(sentences, locale))
  const shown = known.length > 0 ? known : ['en']
  return [
    `<!doctype html><html lang="${shown[0]}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${status}</title>`,
    ...shown.map((locale) => `<p lang="${locale}">${sentences[locale]?.(status)}</p>`),
  ].join('')
}

/** The headers of that page, which allow nothing. */
export const refusalHeaders = (headers: HeaderRule['headers']): HeaderRule['headers'] => ({
  ...headers,
  'Content-Security-Policy': policyOfNothing,
  [cacheControl]: 'no-store',
})

export const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/**
 * For every answer that nginx gives by itself. An unreadable request belongs to no location, so the error page is set
 * for the server, as a URL instead of a named location.
 */
export const refusalOf = (
  languages: readonly string[],
) => `error_page 400 403 404 405 408 411 412 413 414 416 421 429 494 495 496 497 500 501 502 503 504 505 /refusal;
location = /refusal {
    internal;
    default_type text/html;
    return 400 ${quoted(refusalPage('$status', languages))};
}
`

import type { HeaderRule } from '../release/headers.ts'
import { cacheControl } from './rules.ts'

export const policyOfNothing =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page that a web server shows where it answers by itself; `status` is its own variable. */
export const refusalPage = (status: string) =>
  [
    '<!doctype html><html lang="bn"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${status}</title>`,
    `<p>এই অনুরোধের উত্তর দেওয়া গেল না (${status})। <a href="/">হোমে ফিরুন</a></p>`,
    `<p lang="en">This request could not be answered (${status}). <a href="/">Back to home</a></p>`,
  ].join('')

/** The headers of that page, which may load and do nothing. */
export const refusalHeaders = (headers: HeaderRule['headers']): HeaderRule['headers'] => ({
  ...headers,
  'Content-Security-Policy': policyOfNothing,
  [cacheControl]: 'no-store',
})

import { isCachedPath } from '#api/cached.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import type { Finding } from './answer.ts'

interface Rule {
  readonly header: string
  readonly expected: string
  readonly applies: (endpoint: AnyEndpoint) => boolean
  readonly fits: (value: string) => boolean
  readonly effect: string
  /**
   * The app reads it, so a platform with another origin must list it in
   * Access-Control-Expose-Headers.
   */
  readonly mustBeExposed?: true
}

const always = () => true
const isJson = (type: string) => /\bjson\b/.test(type)
const isCached = ({ path }: AnyEndpoint) => isCachedPath(path)
const isPrivate = ({ session }: AnyEndpoint) => session !== 'none'

const rules: readonly Rule[] = [
  {
    header: 'Content-Type',
    expected: 'application/json',
    applies: isCached,
    fits: isJson,
    effect: 'reads it, but has nothing of it offline',
  },
  {
    header: 'Content-Type',
    expected: 'application/json',
    applies: (endpoint) => !isCached(endpoint),
    fits: isJson,
    effect: 'reads it all the same',
  },
  {
    header: 'Date',
    expected: 'the platform’s time',
    applies: always,
    fits: (date) => !Number.isNaN(Date.parse(date)),
    effect: 'counts down by the phone’s clock, which may be wrong',
    mustBeExposed: true,
  },
  {
    header: 'ETag',
    expected: 'an entity tag',
    applies: isCached,
    fits: (tag) => tag !== '',
    effect: 'downloads the whole answer at each check',
    mustBeExposed: true,
  },
  {
    header: 'Cache-Control',
    expected: 'no-store',
    applies: isPrivate,
    fits: (control) => /\bno-store\b/.test(control),
    effect: 'nothing: browser and proxies may store a player’s data',
  },
  {
    header: 'Set-Cookie',
    expected: 'nothing on a public answer that is cached',
    applies: isCached,
    fits: (cookie) => cookie === '',
    effect: 'nothing: a proxy may hand one player’s cookie to another',
  },
]

export const headerFindings = (endpoint: AnyEndpoint, headers: Headers): Finding[] =>
  rules
    .filter(({ header, applies, fits }) => applies(endpoint) && !fits(headers.get(header) ?? ''))
    .map(({ header, expected, effect }) => ({
      field: `header ${header}`,
      expected,
      actual: headers.get(header) ?? 'nothing',
      effect,
    }))

const unavailable = 'says that there is no connection, because the browser hides the answer from it'

/** What a page with another origin needs; requests include the session's cookie. */
export function corsFindings(site: string, headers: Headers): Finding[] {
  const wanted: readonly (readonly [string, string])[] = [
    ['Access-Control-Allow-Origin', site],
    ['Access-Control-Allow-Credentials', 'true'],
  ]
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  return [
    ...wanted
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name, expected]) => ({
        field: `header ${name}`,
        expected,
        actual: headers.get(name) ?? 'nothing',
        effect: unavailable,
      })),
    ...rules
      .filter(
        ({ header, mustBeExposed }) => mustBeExposed && !exposed.includes(header.toLowerCase()),
      )
      .map(({ header, effect }) => ({
        field: 'header Access-Control-Expose-Headers',
        expected: header,
        actual: exposed.join(', ') || 'nothing',
        effect,
      })),
  ]
}

export const requestHeaders =
  'content-type,device,encryption,idempotency-key,language,merchant,token'.split(',')

export function preflightFindings(headers: Headers): Finding[] {
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase()
  const missing = requestHeaders.filter((name) => !allowed.split(/\s*,\s*/).includes(name))
  return missing.length === 0
    ? []
    : [
        {
          field: 'header Access-Control-Allow-Headers',
          expected: requestHeaders.join(', '),
          actual: allowed || 'nothing',
          effect: unavailable,
        },
      ]
}

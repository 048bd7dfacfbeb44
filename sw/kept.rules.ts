import { keptPaths } from '../src/api/kept.ts'

export interface Copy {
  readonly text: string
  readonly etag: string | null
  /** When the platform last gave or confirmed it, epoch milliseconds. */
  readonly at: number
  /** The headers it was asked with; the worker asks again with the same. */
  readonly asked?: Readonly<Record<string, string>>
}

interface Asked {
  readonly method: string
  readonly mode: string
  readonly headers: Headers
}

/** A page's call for public data, not a link to it. A name typed into the search is not worth a place on the phone. */
export const isKept = (url: URL, request: Asked) =>
  request.method === 'GET' &&
  request.mode !== 'navigate' &&
  keptPaths.includes(url.pathname) &&
  !url.searchParams.has('gameName') &&
  !request.headers.has('Token')

/** What the platform reads of a public call; cookies and whatever else stay behind. */
export function publicHeaders(headers: Headers): Headers {
  const names = ['Merchant', 'Language', 'Device']
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** A portal's page in a café has a 200 and a redirect behind it: neither it nor a refusal is kept. */
export const isWorthKeeping = (response: Response) =>
  response.status === 200 &&
  !response.redirected &&
  response.type !== 'opaque' &&
  /\bjson\b/.test(response.headers.get('Content-Type') ?? '')

export function isEnvelope(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'value' in body && isSuccess(body)
  } catch {
    return false
  }
}

const isSuccess = (body: object) => 'success' in body && body.success === true

export const isCopy = (stored: unknown): stored is Copy =>
  typeof stored === 'object' &&
  stored !== null &&
  'text' in stored &&
  typeof stored.text === 'string' &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  isEnvelope(stored.text)

const mostPerPath = 60

const pathOf = (address: string) => address.split('?')[0] ?? address

/** The addresses of one path that have to go, the longest unconfirmed first. */
export function surplus(
  entries: readonly (readonly [string, { readonly at: number }])[],
  path: string,
  most = mostPerPath,
): string[] {
  return entries
    .filter(([address]) => pathOf(address) === path)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(most)
    .map(([address]) => address)
}

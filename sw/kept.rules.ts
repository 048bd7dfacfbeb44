import { keptPaths } from '../src/api/kept.ts'

export interface Copy {
  readonly text: string
  readonly etag: string | null
  /** When the platform last gave or confirmed it, epoch milliseconds. */
  readonly at: number
  /** The headers it was asked with; the worker asks again with the same. */
  readonly asked?: Readonly<Record<string, string>>
  /** Since when the platform gives what has lost a part of this, epoch milliseconds. */
  readonly doubtedAt?: number | undefined
}

interface Asked {
  readonly method: string
  readonly mode: string
  readonly headers: Headers
}

/** A page's call for public data, not a link to it. A name typed into the search is not worth a place on the phone; who says `flush` wants no copy. */
export const isKept = (url: URL, request: Asked) =>
  request.method === 'GET' &&
  request.mode !== 'navigate' &&
  keptPaths.includes(url.pathname) &&
  !url.searchParams.has('gameName') &&
  !url.searchParams.has('flush') &&
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

export const isEnvelope = (text: string) => valueOf(text) !== undefined

/** What the platform says; undefined where the text is no answer of it. */
function valueOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) && body['success'] === true ? body['value'] : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isCopy = (stored: unknown): stored is Copy =>
  typeof stored === 'object' &&
  stored !== null &&
  'text' in stored &&
  typeof stored.text === 'string' &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  isEnvelope(stored.text)

/** Past it, the platform means what it says. */
const longestDoubt = 24 * 60 * 60_000

/** Which copy to keep: a younger one that has lost a part of the other has to say so for a day. */
export function newer(before: Copy, after: Copy): Copy {
  const { doubtedAt = after.at } = before
  const isBelieved = Math.abs(after.at - doubtedAt) >= longestDoubt
  if (isBelieved || !hasLess(valueOf(before.text), valueOf(after.text))) return after
  return { ...before, doubtedAt }
}

/** Whether the whole, or a field of it, is gone, or a list or a record no more. */
export const hasLess = (before: unknown, after: unknown) =>
  isLost(before, after) ||
  (isRecord(before) &&
    isRecord(after) &&
    Object.keys(before).some((name) => isLost(before[name], after[name])))

const isLost = (before: unknown, after: unknown) =>
  after === undefined ||
  (Array.isArray(before) && !Array.isArray(after)) ||
  (isRecord(before) && !isRecord(after))

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

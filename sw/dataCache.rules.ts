import { adapter } from '#api/adapter.ts'
import { isCachedPath } from '#api/cached.ts'
import { isRecord } from '#device/isRecord.ts'

export interface Copy {
  readonly text: string
  readonly etag: string | null
  /** When the platform last sent or confirmed it, epoch milliseconds. */
  readonly at: number
  readonly asked?: Readonly<Record<string, string>>
  /** When newer answers first lacked part of this one, epoch milliseconds. */
  readonly doubtedAt?: number | undefined
}

interface Asked {
  readonly method: string
  readonly mode: string
  readonly headers: Headers
}

/** A null URL is not a call of the app. Searches by name are never cached, and `flush` asks for an uncached answer. */
export const isCachedCall = (url: URL | null, request: Asked) =>
  url !== null &&
  request.method === 'GET' &&
  request.mode !== 'navigate' &&
  isCachedPath(url.pathname) &&
  !url.searchParams.has('gameName') &&
  !url.searchParams.has('flush') &&
  !request.headers.has('Token')

export function publicHeaders(headers: Headers): Headers {
  const names = ['Merchant', 'Language', 'Device']
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** A captive portal redirects to a page with status 200. */
export const isCacheable = (response: Response) =>
  response.status === 200 &&
  !response.redirected &&
  response.type !== 'opaque' &&
  /\bjson\b/.test(response.headers.get('Content-Type') ?? '')

/** Further background requests can wait. */
export const isTooBusy = ({ status }: Response) => status === 429 || status >= 500

export const isEnvelope = (text: string) => valueOf(text) !== undefined

function valueOf(text: string): unknown {
  try {
    let body: unknown = JSON.parse(text)
    if (adapter) body = adapter.envelopeOf(body)
    return isRecord(body) && body['success'] === true ? body['value'] : undefined
  } catch {
    return undefined
  }
}

export const isCopy = (stored: unknown): stored is Copy =>
  isRecord(stored) &&
  typeof stored['text'] === 'string' &&
  typeof stored['at'] === 'number' &&
  isEnvelope(stored['text'])

/** After this long an incomplete answer is accepted. */
const longestDoubt = 24 * 60 * 60_000

/** A newer answer that lacks part of the cached one replaces it only after a day. */
export function newer(before: Copy, after: Copy): Copy {
  const { doubtedAt = after.at } = before
  const isBelieved = Math.abs(after.at - doubtedAt) >= longestDoubt
  if (isBelieved || !hasLess(valueOf(before.text), valueOf(after.text))) return after
  return { ...before, doubtedAt }
}

const hasLess = (before: unknown, after: unknown) =>
  isLost(before, after) ||
  (isRecord(before) &&
    isRecord(after) &&
    Object.keys(before).some((name) => isLost(before[name], after[name])))

const isLost = (before: unknown, after: unknown) =>
  after === undefined ||
  (Array.isArray(before) && !Array.isArray(after)) ||
  (isRecord(before) && !isRecord(after))

const mostPerPath = 60

export const pathOf = (address: string) => address.split('?')[0] ?? address

/** The entries to evict for one path, those unconfirmed the longest first. */
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

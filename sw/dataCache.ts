import { cachedAtHeader } from '#api/cached.ts'
import { callOf } from '#api/platform.ts'
import { withDeadline } from '#device/deadline.ts'
import { minPause, readText, retryAfter } from '#device/traffic/response.ts'
import type { Fresh } from '#device/worker/worker.messages.ts'
import {
  type Copy,
  isCopy,
  isEnvelope,
  isTooBusy,
  isCacheable,
  newer,
  pathOf,
  publicHeaders,
  surplus,
} from './dataCache.rules.ts'

interface CacheTools {
  readonly store: {
    get(key: string): Promise<unknown>
    set(key: string, value: Copy): Promise<unknown>
    delete(key: string): Promise<unknown>
    entries(): Promise<[string, unknown][]>
  }
  readonly ask: (address: string, init: RequestInit) => Promise<Response>
  readonly tell: (fresh: Fresh) => Promise<void>
  readonly now: () => number
}

type WaitUntil = (work: Promise<unknown>) => void

export function createDataCache({ store, ask: send, tell, now }: CacheTools) {
  const limited = new Map<string, { readonly response: Response; readonly until: number }>()

  /** Gives a rate-limited call the same answer for as long as the platform says, or for ten seconds. */
  async function ask(address: string, init: RequestInit): Promise<Response> {
    const before = limited.get(address)
    if (before && now() < before.until) return before.response.clone()
    limited.delete(address)
    const response = await send(address, init)
    if (response.status !== 429) return response
    const pause = retryAfter(response)
    const until = now() + (pause === Infinity ? minPause : pause)
    limited.set(address, { response: response.clone(), until })
    return response
  }

  async function answer(request: Request, waitUntil: WaitUntil): Promise<Response> {
    const address = addressOf(request.url)
    const headers = publicHeaders(request.headers)
    const isUnreadable = request.headers.has(cachedAtHeader)
    const copy = await copyOf(address, isUnreadable)
    const how = { signal: request.signal, cache: isUnreadable ? 'reload' : 'default' } as const
    if (!copy) return first(address, headers, waitUntil, how)
    waitUntil(revalidateOnce(address, headers, copy))
    return replay(copy)
  }

  const underWay = new Map<string, Promise<unknown>>()

  /** A preload and the call it is for share one request, as do two tabs. */
  function revalidateOnce(address: string, headers: Headers, copy: Copy): Promise<unknown> {
    const asked = underWay.get(address) ?? revalidate(address, headers, copy)
    underWay.set(address, asked)
    return asked.finally(() => underWay.delete(address))
  }

  async function copyOf(address: string, isUnreadable = false): Promise<Copy | null> {
    const stored = await store.get(address)
    if (isCopy(stored) && !isUnreadable) return stored
    if (stored !== undefined) await store.delete(address)
    return null
  }

  async function first(
    address: string,
    headers: Headers,
    waitUntil: WaitUntil,
    how: Pick<Request, 'signal' | 'cache'>,
  ): Promise<Response> {
    const signal = withDeadline(timeout, how.signal)
    const options = { headers, signal, credentials: 'omit', cache: how.cache } as const
    const response = await ask(address, options)
    if (isCacheable(response)) waitUntil(add(address, response.clone(), headers))
    return response
  }

  async function revalidate(address: string, asked: Headers, copy: Copy) {
    const headers = new Headers(asked)
    if (copy.etag) headers.set('If-None-Match', copy.etag)
    const signal = AbortSignal.timeout(timeout)
    const options = { headers, signal, credentials: 'omit', cache: 'no-store' } as const
    const response = await ask(address, options).catch(() => null)
    if (response?.status === 304) await renew(address, copy)
    else if (response && isCacheable(response)) await replace(address, response, copy, asked)
    return response
  }

  /** Does nothing if a page has dropped or replaced the entry meanwhile. */
  async function renew(address: string, { text }: Copy) {
    const at = now()
    const copy = await copyOf(address)
    if (copy?.text !== text) return
    await store.set(address, { ...copy, at, doubtedAt: undefined })
    await tell({ type: 'fresh', address, at })
  }

  /** Notifies pages even if the cached answer stays: a page's schema may accept the new one. */
  async function replace(address: string, response: Response, before: Copy, asked: Headers) {
    const copy = await copyFrom(response, asked).catch(() => null)
    if (!copy) return
    await put(address, newer((await copyOf(address)) ?? copy, copy))
    const { at, text } = copy
    await tell({ type: 'fresh', address, at, ...(text !== before.text && { text }) })
  }

  async function add(address: string, response: Response, headers: Headers) {
    const copy = await copyFrom(response, headers)
    if (copy) await put(address, copy)
  }

  async function copyFrom(response: Response, headers: Headers): Promise<Copy | null> {
    const text = await readText(response)
    if (text === null || !isEnvelope(text)) return null
    const asked = Object.fromEntries(headers)
    return { text, etag: response.headers.get('ETag'), at: now(), asked }
  }

  async function put(address: string, copy: Copy) {
    const isNew = (await store.get(address)) === undefined
    await store.set(address, copy)
    if (isNew) await evict(address)
  }

  async function evict(address: string) {
    const entries = await store.entries()
    const known = entries.map(([key, copy]) => [key, { at: ageOf(copy) }] as const)
    for (const old of surplus(known, pathOf(address))) await store.delete(old)
  }

  async function refresh(paths: readonly string[]) {
    for (const [address, copy] of await store.entries()) {
      if (!paths.includes(pathOf(address)) || !isCopy(copy) || !copy.asked) continue
      const response = await revalidate(address, new Headers(copy.asked), copy)
      if (!response || isTooBusy(response)) return
    }
  }

  async function forget(path: string) {
    for (const [key] of await store.entries()) if (pathOf(key) === path) await store.delete(key)
  }

  return { answer, copyOf, first, refresh, forget }
}

export type DataCache = ReturnType<typeof createDataCache>

const timeout = 10_000

const addressOf = (href: string) => {
  const url = new URL(href)
  const { pathname, search } = callOf(url, url.origin) ?? url
  return pathname + search
}

const ageOf = (copy: unknown) => (isCopy(copy) ? copy.at : 0)

const replay = ({ text, at }: Copy) =>
  new Response(text, {
    headers: { 'Content-Type': 'application/json', [cachedAtHeader]: String(at) },
  })

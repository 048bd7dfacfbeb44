import type * as v from 'valibot'
import { cachedAtHeader } from '#api/cached.ts'
import type { AnyEndpoint, Deadline, Endpoint, Schema } from '#api/endpoint.ts'
import { onPlatform, withCookies } from '#api/platform.ts'
import { withDeadline } from '#device/deadline.ts'
import { retryAfter } from '#device/traffic/response.ts'
import { newKey } from '#device/newKey.ts'
import { parseAnswer, readAnswer, wireOf } from './wire.ts'
import { takeEarly } from './early.ts'
import { learnTime, requestNow } from './reach/clock.ts'
import { unlessLimited } from './reach/limited.ts'
import { Failure, asFailure, isClosing, isMistimed } from './failure.ts'
import { caller } from './session/identity.ts'

export const deadlines: Record<Deadline, number> = { read: 10_000, form: 15_000, money: 20_000 }

export interface Answer<T> {
  readonly value: T
  /** When the platform sent it, epoch milliseconds. */
  readonly at: number
  readonly isCached: boolean
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  readonly keepalive?: boolean
}

export function addressOf<P>(endpoint: Endpoint<P>, params: P): string {
  const query = fieldsOf(wireOf(endpoint, params))
  query.sort()
  // `size` is newer than the browsers we support.
  const text = query.toString()
  return text ? `${endpoint.path}?${text}` : endpoint.path
}

function fieldsOf(wire: unknown): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(wire ?? {}))
    if (value !== undefined) fields.set(name, String(value))
  return fields
}

/** Throws a Failure, or the abort of `signal`. */
export async function call<P, O extends Schema>(
  endpoint: Endpoint<P, Schema, O>,
  params: P,
  options: CallOptions = {},
): Promise<Answer<v.InferOutput<O>>> {
  const token = endpoint.session === 'none' ? null : caller().token()
  if (endpoint.session === 'required' && !token) throw new Failure('signedOut', 'not_logged_in')
  const wasOnline = navigator.onLine
  try {
    const attempt = () =>
      answerOf(endpoint, (unfit) => send(endpoint, params, token, { ...options, unfit }))
    if (endpoint.method === 'GET')
      return await unlessLimited(`${addressOf(endpoint, params)} ${token}`, attempt)
    // A write is repeated only if the player presses again, or if the platform could not open it because of a wrong
    // time: its refusal has corrected the clock.
    return await attempt().catch((thrown: unknown) =>
      isMistimed(asFailure(thrown)) ? attempt() : Promise.reject(thrown),
    )
  } catch (thrown) {
    const failure = handleFailure(thrown, token, options.signal)
    if (endpoint.method !== 'GET' && failure instanceof Failure)
      failure.lost = lostOf(failure, wasOnline, endpoint.idempotent && options.idempotencyKey)
    throw failure
  }
}

function lostOf({ kind }: Failure, wasOnline: boolean, key: string | false | undefined) {
  if (kind === 'offline' && !wasOnline) return 'unsent'
  if (kind !== 'offline' && kind !== 'timeout' && kind !== 'malformed') return undefined
  return key ? 'once' : 'unsure'
}

type Unfit = Readonly<Record<string, string>> | undefined

/**
 * The worker may answer from its cache. If the page cannot parse that copy, it repeats the request once and tells the
 * worker to drop the copy.
 */
export async function answerOf<E extends AnyEndpoint>(
  endpoint: E,
  fetchAnswer: (unfit: Unfit) => Promise<Response>,
  unfit?: Unfit,
): Promise<Answer<v.InferOutput<E['output']>>> {
  const request = requestNow(endpoint.method)
  const response = await fetchAnswer(unfit)
  const cachedAt = response.headers.get(cachedAtHeader)
  if (cachedAt === null) learnTime(response, request)
  try {
    const value = parseAnswer(endpoint, await readAnswer(response), response.status)
    return { value, at: cachedAt ? Number(cachedAt) : Date.now(), isCached: cachedAt !== null }
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.again !== undefined)
      thrown.again = performance.now() + retryAfter(response)
    if (cachedAt === null || unfit) throw thrown
    return answerOf(endpoint, fetchAnswer, { [cachedAtHeader]: cachedAt })
  }
}

interface SendOptions extends CallOptions {
  readonly unfit: Unfit
}

async function send<P>(
  endpoint: Endpoint<P>,
  params: P,
  token: string | null,
  options: SendOptions,
) {
  const isRead = endpoint.method === 'GET'
  const body = isRead ? null : await bodyOf(endpoint, params)
  const address = isRead ? addressOf(endpoint, params) : endpoint.path
  const early = options.unfit ? undefined : takeEarly(address)
  if (early) return early
  return fetch(onPlatform(address), {
    ...withCookies(),
    method: endpoint.method,
    headers:
      // Custom headers would cost a preflight for each URL of another origin.
      import.meta.env.PLATFORM_WPS && !token && address.includes('merchantCode=')
        ? new Headers(options.unfit)
        : headersOf(endpoint, token, options),
    signal: withDeadline(deadlines[endpoint.deadline], options.signal),
    keepalive: options.keepalive ?? false,
    body,
  })
}

function headersOf(
  endpoint: AnyEndpoint,
  token: string | null,
  { idempotencyKey, unfit }: SendOptions,
) {
  const { merchantCode, language, isStandalone } = caller()
  const headers = new Headers({ Merchant: merchantCode, Language: language(), ...unfit })
  if (isStandalone()) headers.set('Device', 'OTHERS')
  if (token) headers.set('Token', token)
  if (endpoint.idempotent) headers.set('Idempotency-Key', idempotencyKey ?? newKey())
  if (endpoint.sealed) headers.set('Encryption', 'JWE')
  if (endpoint.method !== 'GET') headers.set('Content-Type', contentTypeOf(endpoint))
  return headers
}

export function contentTypeOf({ sealed, form }: AnyEndpoint) {
  if (sealed) return 'application/jose'
  return form ? 'application/x-www-form-urlencoded' : 'application/json'
}

async function bodyOf<P>(endpoint: Endpoint<P>, params: P) {
  const wire = wireOf(endpoint, params)
  if (endpoint.form) return fieldsOf(wire).toString()
  if (!endpoint.sealed) return JSON.stringify(wire)
  const { seal } = await import('./session/seal.ts')
  return seal(wire)
}

function handleFailure(thrown: unknown, token: string | null, signal?: AbortSignal): unknown {
  if (signal?.aborted) return thrown
  const failure = failureOf(thrown)
  if (failure.kind === 'signedOut' && token) caller().onSignedOut(token)
  if (isClosing(failure)) caller().onClosed()
  return failure
}

export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError')
    return new Failure('timeout')
  if (thrown instanceof TypeError) return new Failure('offline')
  return asFailure(thrown)
}

import { isRecord } from '#device/isRecord.ts'

export type FailureKind = 'offline' | 'timeout' | 'refused' | 'malformed' | 'signedOut' | 'busy'

/**
 * What is known of a write without an answer. `unsent`: the phone was offline. `once`: it may have been done, and a
 * retry has the same idempotency key. `unsure`: it may have been done.
 */
export type Lost = 'unsent' | 'once' | 'unsure'

export class Failure extends Error {
  lost?: Lost | undefined
  /**
   * Only for a rate-limited call: when it may be repeated, by `performance.now()`; Infinity if the platform does not
   * say.
   */
  again?: number | undefined
  readonly kind: FailureKind
  readonly code: string | null
  readonly details: unknown

  constructor(kind: FailureKind, code = '', details?: unknown) {
    super(`${kind} ${code}`.trim())
    this.kind = kind
    this.code = code || null
    this.details = details
  }
}

/** An unexpected error counts as a malformed answer. */
export const asFailure = (thrown: unknown) =>
  thrown instanceof Failure ? thrown : new Failure('malformed')

/** The whole site is closed, not only this call. */
export const isClosing = ({ code }: Failure) =>
  code === 'maintenance' || code === 'region_restricted'

export const isTransient = ({ kind }: Failure) => kind === 'timeout' || kind === 'busy'

/** A rate-limited call waits for as long as the platform says. */
export const mayRepeat = (failure: Failure) => isTransient(failure) && failure.again === undefined

/** The platform did not open a sealed call, because the time in it was wrong. */
export const isMistimed = ({ details }: Failure) =>
  isRecord(details) && String(details['fields']) === 'iat'

/** Passes an error that a boundary caught on to the page's `error` event. Skips failed calls, which are not bugs. */
export function reportCaught(thrown: unknown) {
  if (thrown instanceof Error && !(thrown instanceof Failure)) reportError(thrown)
}

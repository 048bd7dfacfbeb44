export type FailureKind = 'offline' | 'timeout' | 'refused' | 'malformed' | 'signedOut' | 'busy'

/** The only error that leaves a call. */
export class Failure extends Error {
  readonly kind: FailureKind
  /** The platform's code, where it named one; what the app has no sentence for reads as its kind. */
  readonly code: string | null
  readonly details: unknown

  constructor(kind: FailureKind, code = '', details?: unknown) {
    super(`${kind} ${code}`.trim())
    this.kind = kind
    this.code = code || null
    this.details = details
  }
}

/** Any thrown value as a Failure; what is not one of ours is a fault of the answer. */
export const asFailure = (thrown: unknown) =>
  thrown instanceof Failure ? thrown : new Failure('malformed')

/** Worth asking again without the player's doing. */
export const isPassing = ({ kind }: Failure) => kind === 'timeout' || kind === 'busy'

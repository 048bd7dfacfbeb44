import { Failure } from '#net/failure.ts'

/**
 * Passes an error that a boundary caught on to the page's `error` event. A failed call is not a bug, so it is
 * skipped.
 */
export function reportCaught(thrown: unknown) {
  if (thrown instanceof Error && !(thrown instanceof Failure)) reportError(thrown)
}

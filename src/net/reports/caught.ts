import { Failure } from '#net/failure.ts'

/** Passes an error that a boundary caught on to the page's `error` event. Skips failed calls, which are not bugs. */
export function reportCaught(thrown: unknown) {
  if (thrown instanceof Error && !(thrown instanceof Failure)) reportError(thrown)
}

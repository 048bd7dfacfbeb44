import { Failure } from './failure.ts'

/** An error that a boundary caught reaches the page's `error` event all the same. A failed call is no error of ours. */
export function reportCaught(thrown: unknown) {
  if (thrown instanceof Error && !(thrown instanceof Failure)) reportError(thrown)
}

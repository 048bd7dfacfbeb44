/**
 * A file of the app that did not load. Its message begins otherwise than the browsers', after which the router would
 * load the page again by itself: also without a network, and once more than features/install/recovery.ts.
 */
export class LostPart extends Error {
  constructor(cause: unknown) {
    super(`A part did not load: ${cause instanceof Error ? cause.message : 'unknown'}`, { cause })
  }
}

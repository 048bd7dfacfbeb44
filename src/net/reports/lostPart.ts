import { atom } from 'jotai'

/** Parts that a reload has not brought or cannot bring, though the site answers. */
export const lostPartsAtom = atom<readonly unknown[]>([])

const lost = new WeakSet<Error>()

/**
 * Of `vite:preloadError`: remembers a file of the app that did not load, and words it otherwise than browsers do, after
 * which the router would load the page again by itself: also without a network, and once more than
 * features/install/recovery.ts.
 */
export function noteLost(payload: unknown) {
  if (!(payload instanceof Error) || lost.has(payload)) return
  lost.add(payload)
  payload.message = `A part did not load: ${payload.message}`
}

export const isLost = (thrown: unknown) => thrown instanceof Error && lost.has(thrown)

import { atom } from 'jotai'

/** Parts of the app that a reload has not loaded or cannot load, although the site answers. */
export const lostPartsAtom = atom<readonly unknown[]>([])

const lost = new WeakSet<Error>()

/**
 * For the payload of `vite:preloadError`: remembers the error, and changes its message. The router recognises the
 * browsers' messages and would reload the page by itself, even without a network and in addition to
 * features/install/recovery.ts.
 */
export function noteLost(payload: unknown) {
  if (!(payload instanceof Error) || lost.has(payload)) return
  lost.add(payload)
  payload.message = `A part did not load: ${payload.message}`
}

export const isLost = (thrown: unknown) => thrown instanceof Error && lost.has(thrown)

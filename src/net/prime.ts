import type { Atom } from 'jotai'
import { store } from './queryClient.ts'

/** Starts an atom's read before its screen is drawn and keeps it alive until the screen takes over. */
export function prime(read: Atom<unknown>) {
  const release = store.sub(read, () => undefined)
  setTimeout(release, 10_000)
}

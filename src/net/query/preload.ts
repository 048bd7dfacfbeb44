import type { Atom } from 'jotai'
import { store } from './queryClient.ts'
import type { Read } from './query.ts'

type Preloaded = Atom<Pick<Read<unknown>, 'value' | 'failure'>>

/** Resolves when the atom passes the test, after `longestWait` milliseconds at the latest. */
export function until<T>(
  read: Atom<T>,
  isMet: (value: T) => boolean,
  longestWait: number,
): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      release()
      resolve()
    }
    const look = () => {
      if (isMet(store.get(read))) settle()
    }
    const release = store.sub(read, look)
    const timer = setTimeout(settle, longestWait)
    look()
  })
}

export const settled = (read: Preloaded, longestWait: number) =>
  until(read, ({ value, failure }) => value !== undefined || failure !== undefined, longestWait)

/**
 * Starts a read before its screen renders and keeps it alive until the screen subscribes. Resolves after 250 ms at
 * the latest, so that a fast answer needs no skeleton.
 */
export function preload(read: Preloaded): Promise<void> {
  setTimeout(
    store.sub(read, () => undefined),
    10_000,
  )
  return settled(read, 250)
}

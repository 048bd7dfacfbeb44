import type { Atom } from 'jotai'
import { store } from './queryClient.ts'
import type { Read } from './query.ts'

type Primed = Atom<Pick<Read<unknown>, 'value' | 'failure'>>

export function settled(read: Primed, longestWait: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      release()
      resolve()
    }
    const look = () => {
      const { value, failure } = store.get(read)
      if (value !== undefined || failure) settle()
    }
    const release = store.sub(read, look)
    const timer = setTimeout(settle, longestWait)
    look()
  })
}

/**
 * Starts a read before its screen renders and keeps it alive until the screen subscribes. Resolves after 250 ms at
 * the latest, so that a fast answer needs no skeleton.
 */
export function prime(read: Primed): Promise<void> {
  setTimeout(
    store.sub(read, () => undefined),
    10_000,
  )
  return settled(read, 250)
}

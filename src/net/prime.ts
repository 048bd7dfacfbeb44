import type { Atom } from 'jotai'
import { store } from './queryClient.ts'
import type { Read } from './query.ts'

type Primed = Atom<Pick<Read<unknown>, 'value' | 'failure'>>

/** Settles once a read has come or failed, or after so many milliseconds. */
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
 * Starts a read before its screen is drawn and keeps it alive until the screen takes over.
 * Settles after 250 ms at the latest: what comes at once is drawn at once, with no skeleton before it.
 */
export function prime(read: Primed): Promise<void> {
  setTimeout(
    store.sub(read, () => undefined),
    10_000,
  )
  return settled(read, 250)
}

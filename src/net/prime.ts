import type { Atom } from 'jotai'
import { store } from './queryClient.ts'
import type { Read } from './query.ts'

type Primed = Atom<Pick<Read<unknown>, 'value' | 'failure'>>

const longestWait = 250

/**
 * Starts a read before its screen is drawn and keeps it alive until the screen takes over.
 * Settles when it has come, or after 250 ms: what comes at once is drawn at once, with no skeleton before it.
 */
export function prime(read: Primed): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { value, failure } = store.get(read)
      if (value !== undefined || failure) resolve()
    }
    const release = store.sub(read, look)
    look()
    setTimeout(resolve, longestWait)
    setTimeout(release, 10_000)
  })
}

import { listeners, watchedAtom } from '#device/listeners.ts'

const holders = new Set<symbol>()
const { listen, tell } = listeners()

/** A new version does not take over before the returned function is called. */
export function holdUpdates(reason: string): () => void {
  const holder = Symbol(reason)
  holders.add(holder)
  tell()
  return () => {
    holders.delete(holder)
    tell()
  }
}

export const isBusy = () => holders.size > 0

export const isBusyAtom = watchedAtom(isBusy, listen)

import { atom } from 'jotai'

const holders = new Set<symbol>()
const watchers = new Set<() => void>()

const tell = () => {
  for (const watcher of watchers) watcher()
}

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

const busyAtom = atom(false)
busyAtom.onMount = (set) => {
  const update = () => set(isBusy())
  update()
  watchers.add(update)
  return () => watchers.delete(update)
}

export const isBusyAtom = atom((get) => get(busyAtom))

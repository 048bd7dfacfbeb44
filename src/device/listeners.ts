import { atom } from 'jotai'

/** An event within this page, with its listeners. */
export function listeners<Args extends unknown[]>() {
  const all = new Set<(...args: Args) => unknown>()
  return {
    listen: (listener: (...args: Args) => unknown) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell: (...args: Args) => {
      for (const listener of all) listener(...args)
    },
  }
}

/** State outside atoms, read again at each update while the atom is in use. */
export function watchedAtom<T>(read: () => T, listen: (update: () => void) => () => void) {
  const stored = atom(read())
  stored.onMount = (set) => {
    const update = () => set(read())
    update()
    return listen(update)
  }
  return atom((get) => get(stored))
}

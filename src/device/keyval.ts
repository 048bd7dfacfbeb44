import { type UseStore, clear, createStore, del, entries, get, set } from 'idb-keyval'

/** An IndexedDB store. Where that is blocked, absent or full, what is written lasts as long as the page. */
export function keyval<T>(name: string) {
  const memory = new Map<string, T>()
  let store: UseStore | undefined
  const attempt = async <R>(work: (opened: UseStore) => Promise<R>, otherwise: R) => {
    try {
      return await work((store ??= createStore(`mela-${name}`, name)))
    } catch {
      return otherwise
    }
  }
  const write = async (opened: UseStore, key: string, value: T) => {
    await set(key, value, opened)
    return true
  }
  return {
    get: async (key: string): Promise<T | undefined> =>
      memory.get(key) ?? attempt<T | undefined>((opened) => get(key, opened), undefined),
    set: async (key: string, value: T) => {
      const isWritten = await attempt((opened) => write(opened, key, value), false)
      if (isWritten) memory.delete(key)
      else memory.set(key, value)
    },
    delete: (key: string) => {
      memory.delete(key)
      return attempt((opened) => del(key, opened), undefined)
    },
    entries: async (): Promise<[string, T][]> => [
      ...(await attempt<[string, T][]>((opened) => entries(opened), [])),
      ...memory,
    ],
    clear: () => {
      memory.clear()
      return attempt((opened) => clear(opened), undefined)
    },
  }
}

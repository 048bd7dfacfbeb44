import { type UseStore, clear, createStore, del, entries, get, set } from 'idb-keyval'

/** An IndexedDB store that may be blocked or absent: reads then find nothing and writes are lost. */
export function keyval<T>(name: string) {
  let store: UseStore | undefined
  const open = () => (store ??= createStore(`mela-${name}`, name))
  const attempt = async <R>(work: (opened: UseStore) => Promise<R>, otherwise: R) => {
    try {
      return await work(open())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key: string) => attempt<T | undefined>((opened) => get(key, opened), undefined),
    set: (key: string, value: T) => attempt((opened) => set(key, value, opened), undefined),
    delete: (key: string) => attempt((opened) => del(key, opened), undefined),
    entries: () => attempt<[IDBValidKey, T][]>((opened) => entries(opened), []),
    clear: () => attempt((opened) => clear(opened), undefined),
  }
}

import type { UseStore } from 'idb-keyval'

type Kit = typeof import('idb-keyval')

let kitAsked: Promise<Kit> | undefined

/** Asked for once: two imports may come in either order, and so would what is written by them. */
const kitOf = () =>
  (kitAsked ??= import('idb-keyval').catch((thrown: unknown) => {
    kitAsked = undefined
    throw thrown
  }))

/** An IndexedDB store, whose library comes with its first use. Where that is blocked, absent or full, what is written lasts as long as the page. */
export function keyval<T>(name: string) {
  const memory = new Map<string, T>()
  let store: UseStore | undefined
  const attempt = async <R>(work: (kit: Kit, opened: UseStore) => Promise<R>, otherwise: R) => {
    try {
      const kit = await kitOf()
      return await work(kit, (store ??= kit.createStore(`mela-${name}`, name)))
    } catch {
      return otherwise
    }
  }
  const write = async (kit: Kit, opened: UseStore, key: string, value: T) => {
    await kit.set(key, value, opened)
    return true
  }
  return {
    get: async (key: string): Promise<T | undefined> =>
      memory.get(key) ?? attempt<T | undefined>((kit, opened) => kit.get(key, opened), undefined),
    set: async (key: string, value: T) => {
      const isWritten = await attempt((kit, opened) => write(kit, opened, key, value), false)
      if (isWritten) memory.delete(key)
      else memory.set(key, value)
    },
    delete: (key: string) => {
      memory.delete(key)
      return attempt((kit, opened) => kit.del(key, opened), undefined)
    },
    entries: async (): Promise<[string, T][]> => [
      ...(await attempt<[string, T][]>((kit, opened) => kit.entries(opened), [])),
      ...memory,
    ],
    clear: () => {
      memory.clear()
      return attempt((kit, opened) => kit.clear(opened), undefined)
    },
  }
}

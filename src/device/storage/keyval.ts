import type { UseStore } from 'idb-keyval'

type Kit = typeof import('idb-keyval')

let kitAsked: Promise<Kit> | undefined

/** One import for all calls: two could finish in either order and swap the writes. */
const kitOf = () =>
  (kitAsked ??= import('idb-keyval').catch((thrown: unknown) => {
    kitAsked = undefined
    throw thrown
  }))

const patience = 3000
const silence = new Error('The database does not answer')

/** Some phones open a database and then never respond. */
function soon<R>(work: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(silence), patience)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** An IndexedDB store. If it is blocked, missing, unresponsive or full, values last only as long as the page. */
export function keyval<T>(name: string) {
  const memory = new Map<string, T>()
  let store: UseStore | undefined
  let isSilent = false
  const attempt = async <R>(work: (kit: Kit, opened: UseStore) => Promise<R>, otherwise: R) => {
    if (isSilent) return otherwise
    try {
      const kit = await kitOf()
      return await soon(work(kit, (store ??= kit.createStore(`mela-${name}`, name))))
    } catch (thrown) {
      isSilent ||= thrown === silence
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
    set: async (key: string, value: T): Promise<boolean> => {
      const isWritten = await attempt((kit, opened) => write(kit, opened, key, value), false)
      if (isWritten) memory.delete(key)
      else memory.set(key, value)
      return isWritten
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
      return attempt((kit, opened) => kit.clear(opened).then(() => true), false)
    },
  }
}

import { type UseStore, clear, createStore, del, entries, get, set } from 'idb-keyval'

const patience = 3000
class Silence extends Error {}

/** Some phones open a database and then never respond. */
function soon<R>(work: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silence()), patience)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** An IndexedDB store. If it is blocked, missing, unresponsive or full, values last only as long as the page. */
export function keyval<T>(name: string) {
  const memory = new Map<string, T>()
  let store: UseStore | undefined
  let isSilent = false
  const attempt = async <R>(work: (opened: UseStore) => Promise<R>, otherwise: R) => {
    if (isSilent) return otherwise
    try {
      return await soon(work((store ??= createStore(`mela-${name}`, name))))
    } catch (thrown) {
      isSilent ||= thrown instanceof Silence
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
    set: async (key: string, value: T): Promise<boolean> => {
      const isWritten = await attempt((opened) => write(opened, key, value), false)
      if (isWritten) memory.delete(key)
      else memory.set(key, value)
      return isWritten
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
      return attempt((opened) => clear(opened).then(() => true), false)
    },
  }
}

interface Shelf<T> {
  get(key: string): Promise<T | undefined>
  set(key: string, value: T): Promise<unknown>
  delete(key: string): Promise<unknown>
  entries(): Promise<[string, T][]>
}

const patience = 1500

/** A database that opens and then never answers, as some phones have it, costs one short wait and is left alone from then on. */
export function impatient<T>(shelf: Shelf<T>): Shelf<T> {
  let isStuck = false
  async function soon<R>(work: () => Promise<R>, otherwise: R): Promise<R> {
    if (isStuck) return otherwise
    const late = Symbol('late')
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLate = new Promise<typeof late>((resolve) => {
      timer = setTimeout(() => resolve(late), patience)
    })
    const first = await Promise.race([work(), tooLate])
    clearTimeout(timer)
    if (first !== late) return first
    isStuck = true
    return otherwise
  }
  return {
    get: (key) => soon<T | undefined>(() => shelf.get(key), undefined),
    set: (key, value) => soon<unknown>(() => shelf.set(key, value), undefined),
    delete: (key) => soon<unknown>(() => shelf.delete(key), undefined),
    entries: () => soon<[string, T][]>(() => shelf.entries(), []),
  }
}

const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

/** Runs calls with the same name one at a time, so that parallel guesses are counted one by one. */
export async function inTurn<T>(owner: object, name: string, run: () => Promise<T>): Promise<T> {
  const acts = underWay.get(owner) ?? new Map<string, Promise<unknown>>()
  underWay.set(owner, acts)
  const turn = (acts.get(name) ?? Promise.resolve()).then(run, run)
  acts.set(name, turn)
  try {
    return await turn
  } finally {
    if (acts.get(name) === turn) acts.delete(name)
  }
}

const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

/** One at a time per name: who guesses a hundred times at once is still counted guess by guess. */
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

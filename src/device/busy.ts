const holders = new Map<symbol, string>()

/** While a form is dirty, money is pending or a game is open, no new version takes over. Returns the release. */
export function holdUpdates(reason: string): () => void {
  const holder = Symbol(reason)
  holders.set(holder, reason)
  return () => void holders.delete(holder)
}

export const isBusy = () => holders.size > 0

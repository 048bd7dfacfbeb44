const mostShown = 4

/** The first of each kind; the service page lists all. */
export function shownOf<T extends { readonly kind: string }>(channels: readonly T[]) {
  const kinds = channels.map(({ kind }) => kind)
  const firsts = channels.filter(({ kind }, place) => kinds.indexOf(kind) === place)
  const shown = firsts.slice(0, mostShown)
  return { shown, hasMore: shown.length < channels.length }
}

const mostShown = 4

/** What the floating widget has room for: the first of each kind; all of them are a page away. */
export function shownOf<T extends { readonly kind: string }>(channels: readonly T[]) {
  const kinds = channels.map(({ kind }) => kind)
  const firsts = channels.filter(({ kind }, place) => kinds.indexOf(kind) === place)
  const shown = firsts.slice(0, mostShown)
  return { shown, hasMore: shown.length < channels.length }
}

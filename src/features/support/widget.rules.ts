const mostShown = 4

/** What the floating widget has room for: the first of each kind; all of them are a page away. */
export function shownOf<T extends { readonly kind: string }>(channels: readonly T[]) {
  const firsts = [...Map.groupBy(channels, ({ kind }) => kind).values()].flatMap((of) =>
    of.slice(0, 1),
  )
  const shown = firsts.slice(0, mostShown)
  return { shown, hasMore: shown.length < channels.length }
}

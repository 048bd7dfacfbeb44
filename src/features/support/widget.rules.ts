interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Whether one box lies over a part of the other; to touch is not to cover. */
export const covers = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top

const mostShown = 4

/** What the floating widget has room for: the first of each kind; all of them are a page away. */
export function shownOf<T extends { readonly kind: string }>(channels: readonly T[]) {
  const firsts = [...Map.groupBy(channels, ({ kind }) => kind).values()].flatMap((of) =>
    of.slice(0, 1),
  )
  const shown = firsts.slice(0, mostShown)
  return { shown, hasMore: shown.length < channels.length }
}

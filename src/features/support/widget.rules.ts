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

/** What the floating widget has room for; the rest is a page away. */
export const shownOf = <T>(channels: readonly T[]) =>
  channels.length > mostShown + 1
    ? { shown: channels.slice(0, mostShown), hasMore: true }
    : { shown: channels, hasMore: false }

/** A list that grows at its head repeats the end of one page at the start of the next. */
export const withoutRepeats = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] => [...new Map(items.map((item) => [keyOf(item), item])).values()]

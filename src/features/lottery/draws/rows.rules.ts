/** A list that grows at its head shows the end of one page again at the start of the next. */
export const withoutRepeats = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] => [...new Map(items.map((item) => [keyOf(item), item])).values()]

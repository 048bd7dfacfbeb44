/** `find`: the text in the search, present while the search is open; `card`: the id of the game whose sheet is open. */
export interface OverlaySearch {
  readonly find?: string | undefined
  readonly card?: string | undefined
}

/** Checked by hand, to keep valibot's schema out of the first view. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 60) : undefined)

export const overlaySearch = (search: Record<string, unknown>): OverlaySearch => ({
  find: textOf(search['find']),
  card: textOf(search['card']),
})

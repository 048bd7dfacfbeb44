/** `find`: the text in the search, present while the search is open; `card`: the id of the game whose sheet is open. */
export interface OverlaySearch {
  readonly find?: string | undefined
  readonly card?: string | number | undefined
}

/**
 * Checked by hand, to keep valibot's schema out of the first view. An address may contain a bare number: 777 is a
 * valid text.
 */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : undefined

export const overlaySearch = (search: Record<string, unknown>): OverlaySearch => ({
  find: textOf(search['find']),
  card: cardOf(textOf(search['card'])),
})

/** A number needs no quotes in an address. */
export const cardOf = (id: string | undefined) =>
  id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id

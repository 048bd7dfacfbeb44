/** The search lies over any page: `find` is there while it is open, with what is typed; `card` is a game's id, a number where it looks like one. */
interface OverlaySearch {
  readonly find?: string | undefined
  readonly card?: string | number | undefined
}

/** By hand, for it is in the first view. An address may hold a bare number: 777 is a name all the same. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : undefined

export const overlaySearch = (search: Record<string, unknown>): OverlaySearch => ({
  find: textOf(search['find']),
  card: cardOf(textOf(search['card'])),
})

/** A number needs no quotes in an address. */
export const cardOf = (id: string | undefined) =>
  id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id

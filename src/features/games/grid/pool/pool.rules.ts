/** Rows `first` to `last` inclusive; empty where `last` is below `first`. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** CSS pixels from the top of the page. */
export interface Geometry {
  readonly top: number
  /** From the start of one row to the start of the next. */
  readonly pitch: number
  readonly columns: number
}

export interface Port {
  readonly scroll: number
  readonly height: number
}

/** CSS pixels drawn beyond the screen, at least a row: at 4,000 px/s they last four frames. */
const spare = 240

export const poolSizeFor = (height: number, pitch: number) =>
  Math.ceil((height + Math.max(spare, pitch)) / pitch) + 1

export const rowsFor = (count: number, columns: number) => Math.ceil(count / columns)

/** The rows with at least a pixel on screen. */
export function rowsInView({ scroll, height }: Port, { top, pitch }: Geometry, rows: number): Span {
  const first = Math.max(0, Math.floor((scroll - top) / pitch))
  const last = Math.min(rows - 1, Math.ceil((scroll + height - top) / pitch) - 1)
  return { first: Math.min(first, Math.max(0, rows - 1)), last }
}

/**
 * The rows that a pool of this size draws: the visible ones, and spare ones in the direction of the scroll (−1
 * up, 1 down, 0 at rest).
 */
export function spanFor(inView: Span, size: number, rows: number, heading: number): Span {
  const left = Math.max(0, size - (inView.last - inView.first + 1))
  const before = heading > 0 ? 0 : heading < 0 ? left : Math.floor(left / 2)
  const first = Math.max(0, Math.min(inView.first - before, rows - size))
  return { first, last: Math.min(rows, first + size) - 1 }
}

export const idle = -1

/** Whether one of these rows has no slot. */
export function lacks(shown: readonly number[], { first, last }: Span): boolean {
  for (let row = first; row <= last; row += 1) if (!shown.includes(row)) return true
  return false
}

/**
 * Which row each slot of the pool shows next. Slots with a wanted row, and the slot with the held row (which has the
 * focus), keep theirs; the others take the missing rows. A held row needs one slot more than there are rows.
 */
export function dealt(shown: readonly number[], { first, last }: Span, held: number): number[] {
  const isWanted = (row: number) => row >= first && row <= last
  const next = shown.map((row, slot) => (isWanted(row) || slot === held ? row : idle))
  const taken = new Set(next)
  let free = 0
  for (let row = first; row <= last; row += 1) {
    if (taken.has(row)) continue
    while (free < next.length && (next[free] !== idle || free === held)) free += 1
    if (free < next.length) next[free] = row
  }
  return next
}

/** The slots in reading order, those without a row last. */
export const readingOrder = (shown: readonly number[]) =>
  shown
    .map((row, slot) => ({ row: row === idle ? Infinity : row, slot }))
    .toSorted((a, b) => a.row - b.row || a.slot - b.slot)
    .map(({ slot }) => slot)

/** The scroll position that keeps the same game at the top when the rows change in height or in columns. */
export function sameSpot(scroll: number, before: Geometry, after: Geometry): number {
  const row = (scroll - before.top) / before.pitch
  if (row <= 0) return scroll
  const place = Math.floor(row) * before.columns
  return after.top + (Math.floor(place / after.columns) + (row % 1)) * after.pitch
}

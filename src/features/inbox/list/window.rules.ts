export interface Window {
  /** Rows from `from` up to, not including, `to`. */
  readonly from: number
  readonly to: number
}

interface View {
  /** Pixels of the list above the viewport; negative while the list starts below its top. */
  readonly above: number
  readonly height: number
  readonly row: number
  readonly count: number
}

/** Extra rows rendered beyond each edge, and the step in which they change. */
const margin = 12
const step = 6

export function windowOf({ above, height, row, count }: View): Window {
  if (row <= 0) return { from: 0, to: Math.min(count, 2 * margin) }
  const first = Math.floor(above / row) - margin
  const last = Math.ceil((above + height) / row) + margin
  const from = Math.floor(Math.min(first, count - margin) / step) * step
  const to = Math.ceil(Math.max(last, margin) / step) * step
  return { from: clamp(from, count), to: clamp(to, count) }
}

const clamp = (place: number, count: number) => Math.min(Math.max(0, place), count)

export const isSame = (one: Window, other: Window) => one.from === other.from && one.to === other.to

interface Place {
  readonly at: number
  readonly count: number
  /** Tiles in the same column, because a row fills its columns first. */
  readonly rows: number
  readonly isRtl: boolean
}

/** The position that an arrow key leads to in a row of tiles; null at the end of the row and for other keys. */
export function placeFor(key: string, { at, count, rows, isRtl }: Place): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const line = at % rows
  if (key === 'ArrowUp') return line > 0 ? at - 1 : null
  if (key === 'ArrowDown') return line < rows - 1 && at + 1 < count ? at + 1 : null
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
  const to = at + ((key === 'ArrowRight') === isRtl ? -rows : rows)
  if (to < 0) return null
  if (to < count) return to
  const isLastColumn = Math.floor(at / rows) === Math.floor((count - 1) / rows)
  return isLastColumn ? null : count - 1
}

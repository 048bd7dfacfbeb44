import { whenResized } from './measure.ts'

/**
 * The ref of a row's chosen cell. Scrolls only the row until the cell is visible, and again when the phone is turned.
 */
export function chosenCell(cell: HTMLElement | null, row = cell?.parentElement) {
  if (!cell || !row) return
  return whenResized(row, () => {
    const [inner, outer] = [cell.getBoundingClientRect(), row.getBoundingClientRect()]
    const isInSight = inner.left >= outer.left && inner.right <= outer.right
    if (!isInSight) row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  })
}

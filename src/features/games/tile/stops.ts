import { isFromRight } from '#ui/measure.ts'

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

const rows = '[data-category] ul'
const tile = '[data-node-id]'

const tilesOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(tile)]
const controlsOf = (one: Element) => [...one.querySelectorAll('button')]
const isStop = (one: Element) => controlsOf(one).some(({ tabIndex }) => tabIndex === 0)

/** The Tab key stops at one tile of the row: the focused one, or else the one that was focused last. */
function keepOneStop(row: Element) {
  const tiles = tilesOf(row)
  const stops = tiles.filter(isStop)
  const stop =
    tiles.find((one) => one.contains(document.activeElement)) ??
    (stops.length === 1 ? stops[0] : tiles[0])
  for (const one of tiles) {
    const tabIndex = one === stop ? 0 : -1
    for (const control of controlsOf(one))
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex
  }
}

function move(event: KeyboardEvent) {
  const from = event.target instanceof Element && event.target.closest(tile)
  const row = from && from.closest(rows)
  if (!row) return
  const style = getComputedStyle(row)
  const tiles = tilesOf(row)
  const to = placeFor(event.key, {
    at: tiles.findIndex((one) => one === from),
    count: tiles.length,
    rows: Number(style.getPropertyValue('--rail-rows')) || 1,
    isRtl: isFromRight(row),
  })
  const next = to === null ? undefined : tiles[to]
  if (!next) return
  event.preventDefault()
  const place = controlsOf(from).findIndex((control) => control === event.target)
  controlsOf(next)[Math.max(0, place)]?.focus()
  keepOneStop(row)
}

/** Makes a row of tiles a single Tab stop, with arrow keys inside. The stops are set on keydown. */
export function watchStops(): () => void {
  const setStops = () => document.querySelectorAll(rows).forEach(keepOneStop)
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') setStops()
    else move(event)
  }
  setStops()
  document.addEventListener('keydown', onKey, true)
  return () => document.removeEventListener('keydown', onKey, true)
}

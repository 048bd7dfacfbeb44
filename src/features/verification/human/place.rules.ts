export interface SliderPlace {
  readonly column: number
  readonly row: number
}

interface Extent {
  readonly width: number
  readonly height: number
  readonly size: number
}

export const corner: SliderPlace = { column: 0, row: 0 }

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

export const moved = (
  { column, row }: SliderPlace,
  [right, down]: readonly [number, number],
  { width, height, size }: Extent,
): SliderPlace => ({
  column: within(column + right, width - size),
  row: within(row + down, height - size),
})

/** The position as one number, as the platform counts: pixels before it, row by row. */
export const offsetOf = ({ column, row }: SliderPlace, { width }: Extent) => row * width + column

export const placeAt = (offset: number, extent: Extent): SliderPlace =>
  moved(corner, [offset % extent.width, Math.floor(offset / extent.width)], extent)

const arrows: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])
const stride = 10

/** Ten pixels at a time with Shift; null for any other key. */
export function movedByKey(place: SliderPlace, key: string, isFast: boolean, extent: Extent) {
  const arrow = arrows.get(key)
  if (!arrow) return null
  const step = isFast ? stride : 1
  return moved(place, [arrow[0] * step, arrow[1] * step], extent)
}

interface Screen {
  /** CSS pixels. */
  readonly width: number
  /** CSS pixels of a rem. */
  readonly rem: number
  /** Device pixels of a CSS pixel. */
  readonly ratio: number
}

/** Which drawings the page needs, and for which screen. */
export interface WantedDrawings {
  readonly names: readonly string[]
  readonly screen: Screen
}

/** Drawings of one shape, one below the other. */
export interface Strip {
  readonly names: readonly string[]
  readonly blob: Blob
  /** Device pixels of one drawing. */
  readonly height: number
}

/** Device pixels drawn above and below each drawing, so that none shows through at its neighbour's edge. */
export const bleed = 2

/** The largest texture that every phone has, in pixels. */
const tallest = 4096
/** Few, so that the first of many drawings appear early. */
const maxInStrip = 12

/** Drawings of one shape, to be drawn one below the other. */
interface Order {
  readonly names: readonly string[]
  /** Device pixels. */
  readonly height: number
  /**
   * PNG for motifs, and on screens with fewer than 1.5 device pixels per CSS pixel, where JPEG artefacts would show.
   */
  readonly type: 'image/png' | 'image/jpeg'
}

const shapeOf = (name: string) => name.split('-')[1] ?? ''

/**
 * CSS pixels of a shape's tallest tile: in a list of three columns, a row of wide tiles, a rail, a vendor's tile. The
 * closer to the tile, the sharper on a low-resolution screen.
 */
function heightOf(shape: string, { width, rem }: Screen) {
  const page = Math.min(width, 480)
  if (shape === 'portrait') return (page - 2 * 12 - 2 * 8) / 3 / 0.75
  if (shape === 'landscape') return page * 0.78 * (9 / 16)
  if (shape === 'square') return rem * (width < 700 ? 6.75 : 9)
  return rem * 7.5
}

export function ordersFor(names: readonly string[], screen: Screen): Order[] {
  return [...new Set(names.map(shapeOf))].flatMap((shape) => {
    const all = names.filter((name) => shapeOf(name) === shape)
    const height = Math.round(heightOf(shape, screen) * screen.ratio)
    const isFlat = screen.ratio < 1.5 || shape === 'motif'
    const size = Math.min(maxInStrip, Math.floor(tallest / (height + 2 * bleed)))
    return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => ({
      names: all.slice(index * size, (index + 1) * size),
      height,
      type: isFlat ? ('image/png' as const) : ('image/jpeg' as const),
    }))
  })
}

/** Each drawing fills its element's height, and is cut at the sides where the element is narrower. */
export function rulesOf(names: readonly string[], address: string, height: number): string {
  const pitch = height + 2 * bleed
  const whole = pitch * names.length
  return names
    .map((name, place) => {
      const down = ((place * pitch + bleed) / (whole - height)) * 100
      return `.${name}{background:url(${address}) 50% ${down}%/auto ${(whole / height) * 100}% no-repeat}`
    })
    .join('')
}

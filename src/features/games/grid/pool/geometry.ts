import { type Geometry, poolSizeFor } from './pool.rules.ts'

export interface Size {
  readonly rows: number
  readonly columns: number
}

const pixels = (value: string) => Number.parseFloat(value) || 0

export interface Layout extends Geometry {
  /** What of the screen the header and the tab bar cover at least, in CSS pixels. */
  readonly covered: { readonly top: number; readonly bottom: number }
}

/** Reads the layout: only when something on the page has changed its size, never while it scrolls. */
export function measure(list: HTMLElement, row: HTMLElement): Layout {
  const { rowGap } = getComputedStyle(row)
  const style = getComputedStyle(list)
  return {
    top: list.getBoundingClientRect().top + scrollY + row.offsetTop,
    pitch: row.getBoundingClientRect().height + pixels(rowGap) || 160,
    columns: pixels(style.getPropertyValue('--columns')) || 3,
    covered: {
      top: pixels(style.scrollMarginBlockStart),
      bottom: pixels(getComputedStyle(document.documentElement).scrollPaddingBlockEnd),
    },
  }
}

export const sizeFor = ({ pitch, columns }: Geometry, height: number): Size => ({
  columns,
  rows: poolSizeFor(height, pitch),
})

/** Whole pixels of the screen: text between two of them would be blurred. */
export const onPixel = (length: number) => Math.round(length * devicePixelRatio) / devicePixelRatio

import { type Geometry, poolSizeFor } from './pool.rules.ts'

export interface Size {
  readonly rows: number
  readonly columns: number
}

const pixels = (value: string) => Number.parseFloat(value) || 0

/** Reads the layout: only when something on the page has changed its size, never while it scrolls. */
export function measure(list: HTMLElement, row: HTMLElement): Geometry {
  const { rowGap } = getComputedStyle(row)
  return {
    top: list.getBoundingClientRect().top + scrollY + row.offsetTop,
    pitch: row.getBoundingClientRect().height + pixels(rowGap) || 160,
    columns: pixels(getComputedStyle(list).getPropertyValue('--columns')) || 3,
  }
}

export const sizeFor = ({ pitch, columns }: Geometry, height: number): Size => ({
  columns,
  rows: poolSizeFor(height, pitch),
})

/** Whole pixels of the screen: text between two of them would be blurred. */
export const onPixel = (length: number) => Math.round(length * devicePixelRatio) / devicePixelRatio

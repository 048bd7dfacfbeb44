import { type Geometry, poolSizeFor } from './pool.rules.ts'

export interface Size {
  readonly rows: number
  readonly columns: number
}

const pixels = (value: string) => Number.parseFloat(value) || 0

export interface GridLayout extends Geometry {
  /** The minimum height of the screen that header and tab bar cover, in CSS pixels. */
  readonly covered: { readonly top: number; readonly bottom: number }
}

/** Measures the layout: only when a size has changed, never while scrolling. */
export function measure(list: HTMLElement, row: HTMLElement): GridLayout {
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

/** Whole device pixels: between them text would blur. */
export const onPixel = (length: number) => Math.round(length * devicePixelRatio) / devicePixelRatio

interface Swipe {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

/**
 * CSS pixels (section 9): the furthest from the edge that a swipe-back may start, and the shortest distance it
 * covers.
 */
const edge = 40
const threshold = 100

export function isSwipeBack({ from, to }: Swipe, width: number, direction: 'ltr' | 'rtl'): boolean {
  const inset = direction === 'ltr' ? from.x : width - from.x
  const along = direction === 'ltr' ? to.x - from.x : from.x - to.x
  return inset <= edge && along > threshold && along > Math.abs(to.y - from.y)
}

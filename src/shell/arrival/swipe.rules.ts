interface Swipe {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

/** CSS pixels (section 9): how far from the edge a swipe-back may start, and how far it must go. */
const edge = 40
const threshold = 100

export function isSwipeBack({ from, to }: Swipe, width: number, direction: 'ltr' | 'rtl'): boolean {
  const inset = direction === 'ltr' ? from.x : width - from.x
  const along = direction === 'ltr' ? to.x - from.x : from.x - to.x
  return inset <= edge && along > threshold && along > Math.abs(to.y - from.y)
}

interface Swipe {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

/** How near to the edge a swipe-back begins, and how far it must go (section 9), in CSS pixels. */
const edge = 40
const threshold = 100

/** Whether the finger went back a page: in from the starting edge, far and flat enough. */
export function isSwipeBack({ from, to }: Swipe, width: number, direction: 'ltr' | 'rtl'): boolean {
  const inset = direction === 'ltr' ? from.x : width - from.x
  const along = direction === 'ltr' ? to.x - from.x : from.x - to.x
  return inset <= edge && along > threshold && along > Math.abs(to.y - from.y)
}

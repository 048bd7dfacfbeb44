import { isFromRight } from '#ui/measure.ts'

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

/** Milliseconds after a swipe-back within which a navigation counts as its result. */
const window = 700

let lastSwipeAt = -Infinity

export const isFreshSwipe = () => performance.now() - lastSwipeAt < window

/** The browser's own swipe-back has an animation, so ours is skipped. */
export function watchSwipes() {
  let from = { x: 0, y: 0 }
  const start = ({ touches }: TouchEvent) => {
    if (touches[0]) from = { x: touches[0].clientX, y: touches[0].clientY }
  }
  const move = ({ touches }: TouchEvent) => {
    if (!touches[0]) return
    const to = { x: touches[0].clientX, y: touches[0].clientY }
    const direction = isFromRight(document.body) ? 'rtl' : 'ltr'
    if (isSwipeBack({ from, to }, innerWidth, direction)) lastSwipeAt = performance.now()
  }
  document.addEventListener('touchstart', start, { passive: true })
  document.addEventListener('touchmove', move, { passive: true })
  return () => {
    document.removeEventListener('touchstart', start)
    document.removeEventListener('touchmove', move)
  }
}

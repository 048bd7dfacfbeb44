import { isFromRight } from '#ui/direction.ts'
import { isSwipeBack } from './swipe.rules.ts'

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

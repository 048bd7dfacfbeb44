/** Pixels per frame above which the scroll counts as fast. */
const fast = 24
/** The most a flick scrolls in a frame; anything further is a jump. */
const furthest = 200
/** Milliseconds without a scroll that count as rest. */
const restAfter = 140

export interface Motion {
  readonly scroll: number
  /** CSS pixels per frame during a fast scroll, negative upwards; 0 when slow. */
  readonly speed: number
}

/** Reports the scroll position once a frame, and once at rest. */
export function watchScroll(onMove: (motion: Motion) => void, onRest: () => void) {
  let last = scrollY
  let frame = 0
  let timer = 0
  const look = () => {
    frame = 0
    const moved = scrollY - last
    last += moved
    const speed = Math.abs(moved) > fast ? Math.max(-furthest, Math.min(moved, furthest)) : 0
    // A fast scroll has ended if no further event arrives.
    if (speed !== 0) frame = requestAnimationFrame(look)
    onMove({ scroll: last, speed })
  }
  const onScroll = () => {
    frame ||= requestAnimationFrame(look)
    clearTimeout(timer)
    timer = window.setTimeout(onRest, restAfter)
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

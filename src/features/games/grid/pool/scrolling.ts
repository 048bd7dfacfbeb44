/** Above this many pixels a frame the list flies. */
const flying = 24
/** A finger throws it no further in a frame; what moves more has jumped. */
const furthest = 200
/** No scroll for so many milliseconds is rest. */
const restAfter = 140

export interface Motion {
  readonly scroll: number
  /** How far it flies in a frame, in CSS pixels, up where negative; 0 where it goes slowly. */
  readonly flight: number
}

/** Tells once a frame where the page's scroll is, and once when it rests. */
export function watchScroll(onMove: (motion: Motion) => void, onRest: () => void) {
  let last = scrollY
  let frame = 0
  let timer = 0
  const look = () => {
    frame = 0
    const moved = scrollY - last
    last += moved
    const flight = Math.abs(moved) > flying ? Math.max(-furthest, Math.min(moved, furthest)) : 0
    // Where nothing follows, the flight is over.
    if (flight !== 0) frame = requestAnimationFrame(look)
    onMove({ scroll: last, flight })
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

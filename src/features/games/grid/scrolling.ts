/** Above this many pixels a frame the list flies. */
const flying = 24
/** No scroll for so many milliseconds is rest. */
const restAfter = 140

export interface Motion {
  readonly scroll: number
  /** Where it flies: −1 up, 1 down, 0 where it goes slowly. */
  readonly heading: number
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
    onMove({ scroll: last, heading: Math.abs(moved) > flying ? Math.sign(moved) : 0 })
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

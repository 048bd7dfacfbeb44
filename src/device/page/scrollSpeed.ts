/** CSS pixels per millisecond of a flung page; a dragged page is slower. */
const fast = 1.2
/**
 * Milliseconds: between two measurements of the scroll position, each of which may force a layout; and without a
 * scroll until the page counts as resting.
 */
const [interval, pause] = [50, 250]

let position = 0
let time = -Infinity
let last = -Infinity
let speed = 0
let isWatched = false

function note() {
  const now = performance.now()
  // The speed of a new movement is unknown: it counts as fast until the second measurement.
  const isNew = now - last > pause
  last = now
  if (!isNew && now - time < interval) return
  speed = isNew ? Infinity : Math.abs(scrollY - position) / (now - time)
  position = scrollY
  time = now
}

/** Starts watching the page at the first call. */
export function isScrollingFast(): boolean {
  if (!isWatched) {
    isWatched = true
    addEventListener('scroll', note, { passive: true })
  }
  return speed > fast && performance.now() - last < pause
}

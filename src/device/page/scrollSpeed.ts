/** CSS pixels per millisecond that a finger flings a page at; one that drags it is slower. */
const fast = 1.2
/**
 * Milliseconds: between two looks at the page, as each may lay it out; and without a scroll until it counts as
 * resting.
 */
const [interval, pause] = [50, 250]

let position = 0
let time = -Infinity
let last = -Infinity
let speed = 0
let isWatched = false

function note() {
  const now = performance.now()
  // Nothing is known of a movement that begins: it counts as fast until the second look.
  const isNew = now - last > pause
  last = now
  if (!isNew && now - time < interval) return
  speed = isNew ? Infinity : Math.abs(scrollY - position) / (now - time)
  position = scrollY
  time = now
}

/** Watches the page from the first call on. */
export function isScrollingFast(): boolean {
  if (!isWatched) {
    isWatched = true
    addEventListener('scroll', note, { passive: true })
  }
  return speed > fast && performance.now() - last < pause
}

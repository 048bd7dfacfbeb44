import type { MouseEvent } from 'react'

/** The most between the taps of a double tap, in milliseconds and in pixels. */
const maxGap = { time: 300, way: 24 }

interface Tap {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly control: Element | null
}

let last: Tap = { at: -Infinity, x: 0, y: 0, control: null }

/** The second tap of a double tap must not press what the first one has opened under the finger. */
export function ignoreSecondTap(event: MouseEvent) {
  const { nativeEvent, target, timeStamp: at, clientX: x, clientY: y } = event
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
  if (!isTouch || !(target instanceof Element)) return
  const before = last
  last = { at, x, y, control: target.closest('a, button, label, summary') }
  const isDouble =
    at - before.at < maxGap.time && Math.hypot(x - before.x, y - before.y) < maxGap.way
  if (!isDouble || last.control === before.control) return
  event.preventDefault()
  event.stopPropagation()
}

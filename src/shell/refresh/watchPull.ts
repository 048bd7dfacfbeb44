/** CSS pixels. */
export const enough = 64

const maxPull = 96
const resistance = 0.5

interface Move {
  readonly x: number
  readonly y: number
}

export function pulledBy({ x, y }: Move): number | null {
  if (y <= 0 || Math.abs(x) > y) return null
  return Math.min(maxPull, y * resistance)
}

export const isEnough = (pulled: number) => pulled >= enough

interface Heard {
  readonly onPull: (pulled: number) => void
  readonly onEnd: (isEnough: boolean) => void
}

const isAtTop = (target: EventTarget | null) =>
  scrollY <= 0 && document.querySelector('dialog[open]') === null && !isScrolledPane(target)

/** An ancestor scrolls on its own, and the finger scrolls that first. */
function isScrolledPane(target: EventTarget | null) {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
    if (at !== document.documentElement && at.scrollTop > 0) return true
  return false
}

/** A touch that has moved in another direction no longer pulls. */
export function watchPull({ onPull, onEnd }: Heard) {
  let from: { readonly x: number; readonly y: number } | null = null
  let pulled = 0
  let touching = new AbortController()

  const start = ({ touches, target }: TouchEvent) => {
    const [finger] = touches
    from = finger && touches.length === 1 && isAtTop(target) ? pointOf(finger) : null
    touching.abort()
    touching = new AbortController()
    if (!from) return
    const heard = { signal: touching.signal, passive: true }
    document.addEventListener('touchmove', move, heard)
    document.addEventListener('touchend', lift, heard)
    document.addEventListener('touchcancel', cancel, heard)
  }
  const move = ({ touches, target }: TouchEvent) => {
    const [finger] = touches
    if (!from || !finger) return
    const to = pointOf(finger)
    const by =
      touches.length > 1 || !isAtTop(target)
        ? null
        : pulledBy({ x: to.x - from.x, y: to.y - from.y })
    if (by === null) return end(false)
    pulled = by
    onPull(pulled)
  }
  const end = (isDone = true) => {
    if (!from) return
    from = null
    touching.abort()
    onEnd(isDone && isEnough(pulled))
    pulled = 0
  }
  const lift = () => end()
  const cancel = () => end(false)
  document.addEventListener('touchstart', start, { passive: true })
  return () => {
    document.removeEventListener('touchstart', start)
    touching.abort()
  }
}

const pointOf = ({ clientX, clientY }: Touch) => ({ x: clientX, y: clientY })

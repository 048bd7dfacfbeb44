import { isEnough, pulledBy } from './pull.rules.ts'

interface Heard {
  readonly onPull: (pulled: number) => void
  readonly onEnd: (isEnough: boolean) => void
}

const isAtTop = () => scrollY <= 0 && document.querySelector('dialog[open]') === null

/** A touch that once moved elsewhere no longer pulls. */
export function watchPull({ onPull, onEnd }: Heard) {
  let from: { readonly x: number; readonly y: number } | null = null
  let pulled = 0

  const start = ({ touches }: TouchEvent) => {
    const [finger] = touches
    from = finger && touches.length === 1 && isAtTop() ? pointOf(finger) : null
  }
  const move = ({ touches }: TouchEvent) => {
    const [finger] = touches
    if (!from || !finger) return
    const to = pointOf(finger)
    const by =
      touches.length > 1 || !isAtTop() ? null : pulledBy({ x: to.x - from.x, y: to.y - from.y })
    if (by === null) return end(false)
    pulled = by
    onPull(pulled)
  }
  const end = (isDone = true) => {
    if (!from) return
    from = null
    onEnd(isDone && isEnough(pulled))
    pulled = 0
  }
  const lift = () => end()
  const cancel = () => end(false)
  const passive = { passive: true } as const
  document.addEventListener('touchstart', start, passive)
  document.addEventListener('touchmove', move, passive)
  document.addEventListener('touchend', lift, passive)
  document.addEventListener('touchcancel', cancel, passive)
  return () => {
    document.removeEventListener('touchstart', start)
    document.removeEventListener('touchmove', move)
    document.removeEventListener('touchend', lift)
    document.removeEventListener('touchcancel', cancel)
  }
}

const pointOf = ({ clientX, clientY }: Touch) => ({ x: clientX, y: clientY })

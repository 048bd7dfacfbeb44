import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { glideTime } from './glide.ts'

/**
 * The full cycle of one slide: from its turn on it rests in view, leaves on one side, and returns from the other.
 * `place` is its place in the track. Not one cycle for all with an `iterationStart` each: WebKit's compositor ignores
 * that, and showed every slide at once.
 */
function roundOf(place: number, count: number, glide: number, percent: number): Keyframe[] {
  const [comes, leaves] = [place / count, (place + 1) / count]
  const at = (offset: number, position: number) => ({
    offset,
    translate: `${(position - place) * percent}%`,
    easing: 'ease-in-out',
  })
  const turn = [at(comes, 0), at(leaves - glide, 0), at(leaves, -1), at(leaves, 1)]
  return place === 0
    ? [...turn, at(1 - glide, 1), at(1, 0)]
    : [at(0, 1), at(comes - glide, 1), ...turn, at(1, 1)]
}

function animate(track: Element, interval: number) {
  const count = track.childElementCount
  const duration = interval * count
  const percent = getComputedStyle(track).direction === 'rtl' ? -100 : 100
  return Array.from(track.children, (slide, place) =>
    slide.animate(roundOf(place, count, glideTime / duration, percent), {
      duration,
      iterations: Infinity,
    }),
  )
}

interface Loop {
  /** Milliseconds per slide. */
  readonly interval: number
  readonly isOn: boolean
  readonly isRunning: boolean
  readonly isSeen: () => boolean
  /** Called with the number of slides that have passed since the loop began. */
  readonly onSlide: (steps: number) => void
}

/**
 * Changes the slides of the track with animations that run on the compositor alone. Script runs twice per slide:
 * before it leaves, because nothing moves while nobody is looking, and once the next one has arrived.
 */
export function useLoop(track: RefObject<Element | null>, loop: Loop) {
  const { interval, isOn, isRunning } = loop
  const rounds = useRef<Animation[]>([])
  const step = useRef(0)
  const isSeen = useEffectEvent(loop.isSeen)
  const onSlide = useEffectEvent(loop.onSlide)

  useEffect(() => {
    if (!isOn || !track.current) return
    rounds.current = animate(track.current, interval)
    step.current = 0
    return () => {
      for (const round of rounds.current) round.effect = null
      rounds.current = []
    }
  }, [isOn, interval, track])

  useEffect(() => {
    if (!isOn || !isRunning) return
    let timer = 0
    const now = () => Number(rounds.current[0]?.currentTime ?? 0)
    const at = (time: number, work: () => void) => {
      timer = window.setTimeout(work, Math.max(0, time - now()))
    }
    const rest = () => {
      for (const round of rounds.current) round.currentTime = step.current * interval
      at((step.current + 1) * interval - glideTime, leave)
    }
    const leave = () => (isSeen() ? at((step.current + 1) * interval, come) : rest())
    const come = () => {
      step.current = Math.round(now() / interval)
      onSlide(step.current)
      at((step.current + 1) * interval - glideTime, leave)
    }
    for (const round of rounds.current) round.play()
    rest()
    return () => {
      for (const round of rounds.current) round.pause()
      rest()
      clearTimeout(timer)
    }
  }, [isOn, isRunning, interval])
}

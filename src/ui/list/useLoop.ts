import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { glideTime } from './glide.ts'

/**
 * The full cycle of one slide, which each slide begins one turn after the previous one: it rests in view, leaves on
 * one side, and returns from the other. `place` is its place in the track.
 */
function roundOf(place: number, turn: number, glide: number, percent: number): Keyframe[] {
  const at = (offset: number, position: number) => ({
    offset,
    translate: `${(position - place) * percent}%`,
    easing: 'ease-in-out',
  })
  return [at(0, 0), at(turn - glide, 0), at(turn, -1), at(turn, 1), at(1 - glide, 1), at(1, 0)]
}

function animate(track: Element, interval: number) {
  const turn = 1 / track.childElementCount
  const glide = (turn * glideTime) / interval
  const percent = getComputedStyle(track).direction === 'rtl' ? -100 : 100
  const timing = { duration: interval * track.childElementCount, iterations: Infinity }
  return Array.from(track.children, (slide, place) =>
    slide.animate(roundOf(place, turn, glide, percent), {
      ...timing,
      iterationStart: place === 0 ? 0 : 1 - place * turn,
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

import type { KeenSliderInstance } from 'keen-slider'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reducedMotion } from '../useMediaQuery.ts'

const whenIdle = (task: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

const glideTime = 400

/**
 * The slider's own animation writes every frame from the script. Here the slides stand at their new place at once, and
 * the compositor alone moves the two that are seen from where they were.
 */
function glide({ track, slides, options }: KeenSliderInstance, steps: 1 | -1) {
  const from = track.details.rel
  track.to(track.details.abs + steps)
  const { rel, slides: places } = track.details
  if (from === rel || matchMedia(reducedMotion).matches) return
  const percent = options.rtl ? -100 : 100
  for (const index of [from, rel]) {
    const start = (index === from ? 0 : steps) - (places[index]?.distance ?? 0)
    const translate = [start, start - steps].map((place) => `${place * percent}%`)
    slides[index]?.animate({ translate }, { duration: glideTime, easing: 'ease-in-out' })
  }
}

const endGlide = ({ slides }: KeenSliderInstance) =>
  slides.flatMap((slide) => slide.getAnimations()).forEach((gliding) => gliding.finish())

/** Loads the slider once the page is idle. Until then, and where it cannot be loaded, the track scrolls natively. */
export function useSlider(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(null)
  const [current, setCurrent] = useState(0)
  const [isDragged, setDragged] = useState(false)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    if (count < 2) return
    let isWanted = true
    const start = async () => {
      const { default: KeenSlider } = await import('keen-slider')
      if (!isWanted || !track.current) return
      track.current.scrollLeft = 0
      slider.current = new KeenSlider(track.current, {
        loop: true,
        rtl: getComputedStyle(track.current).direction === 'rtl',
        selector: (container: HTMLElement) =>
          [...container.children].filter((child) => child instanceof HTMLElement),
        slideChanged: ({ track: { details } }) => setCurrent(details.rel),
        dragStarted: (dragged) => {
          endGlide(dragged)
          setDragged(true)
        },
        dragEnded: () => setDragged(false),
      })
      setReady(true)
    }
    whenIdle(() => void start().catch(() => {}))
    return () => {
      isWanted = false
      slider.current?.destroy()
      slider.current = null
      setReady(false)
      setCurrent(0)
    }
  }, [count])

  const move = useCallback((steps: 1 | -1) => {
    if (slider.current) glide(slider.current, steps)
  }, [])
  return { track, current, isDragged, isReady, move }
}

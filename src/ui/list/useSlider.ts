import type { KeenSliderInstance } from 'keen-slider'
import { useCallback, useEffect, useRef, useState } from 'react'

const whenIdle = (task: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

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
        dragStarted: () => setDragged(true),
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

  const next = useCallback(() => slider.current?.next(), [])
  const previous = useCallback(() => slider.current?.prev(), [])
  return { track, current, isDragged, isReady, next, previous }
}

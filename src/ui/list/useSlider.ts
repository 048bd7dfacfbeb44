import type { KeenSliderInstance } from 'keen-slider'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { endGlide, glide } from './glide.ts'

interface Slider {
  readonly isWanted: boolean
  readonly count: number
  readonly current: number
  readonly onSlide: (index: number) => void
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Loads the slider once it is wanted. Until it has loaded, and if it cannot be loaded, the track scrolls natively. */
export function useSlider(wish: Slider) {
  const { isWanted, count } = wish
  const track = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(null)
  const [isDragged, setDragged] = useState(false)
  const [isReady, setReady] = useState(false)
  const onSlide = useEffectEvent(wish.onSlide)
  const current = useEffectEvent(() => wish.current)

  useEffect(() => {
    const element = track.current
    if (!isWanted || count < 2 || !element) return
    let isHere = true
    const start = async () => {
      const { default: KeenSlider } = await import('keen-slider')
      if (!isHere) return
      const width = element.clientWidth || 1
      const initial = Math.round(Math.abs(element.scrollLeft) / width)
      element.scrollLeft = 0
      slider.current = new KeenSlider(element, {
        loop: true,
        initial,
        rtl: isRtl(element),
        selector: (container: HTMLElement) =>
          [...container.children].filter((child) => child instanceof HTMLElement),
        slideChanged: ({ track: { details } }) => onSlide(details.rel),
        dragStarted: (dragged) => {
          endGlide(dragged)
          setDragged(true)
        },
        dragEnded: () => setDragged(false),
      })
      onSlide(initial)
      setReady(true)
    }
    element.scrollLeft = current() * element.clientWidth * (isRtl(element) ? -1 : 1)
    void start().catch(() => {})
    return () => {
      isHere = false
      slider.current?.destroy()
      slider.current = null
      setReady(false)
      onSlide(0)
    }
  }, [isWanted, count])

  const move = useCallback((steps: 1 | -1) => {
    if (slider.current) glide(slider.current, steps)
  }, [])
  return { track, isDragged, isReady, move }
}

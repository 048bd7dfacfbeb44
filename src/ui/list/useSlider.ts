import type { KeenSliderInstance } from 'keen-slider'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { endGlide, glide } from './glide.ts'

interface Slider {
  /** Loads the slider. */
  readonly isDue: boolean
  readonly count: number
  readonly dir: 'rtl' | undefined
  readonly onSlide: (index: number) => void
}

/** Only the first slide is shown until the slider has loaded, or if it cannot be loaded. */
export function useSlider({ isDue, count, dir, ...slider }: Slider) {
  const track = useRef<HTMLDivElement>(null)
  const instance = useRef<KeenSliderInstance>(null)
  const [isReady, setReady] = useState(false)
  const onSlide = useEffectEvent(slider.onSlide)
  const isWanted = isDue && count > 1

  useEffect(() => {
    const element = track.current
    if (!isWanted || !element) return
    let isHere = true
    const start = async () => {
      const { default: KeenSlider } = await import('keen-slider')
      if (!isHere) return
      instance.current = new KeenSlider(element, {
        loop: true,
        rtl: dir === 'rtl',
        selector: ':scope > *',
        slideChanged: ({ track: { details } }) => onSlide(details.rel),
        dragStarted: endGlide,
        destroyed: endGlide,
      })
      setReady(true)
    }
    void start().catch(() => {})
    return () => {
      isHere = false
      instance.current?.destroy()
      instance.current = null
      setReady(false)
      onSlide(0)
    }
  }, [isWanted, count, dir])

  const move = useCallback((steps: 1 | -1) => {
    if (instance.current) glide(instance.current, steps)
  }, [])
  const settle = useCallback(() => {
    if (instance.current) endGlide(instance.current)
  }, [])
  return { track, isReady, move, settle }
}

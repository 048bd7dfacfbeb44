import type { KeenSliderInstance } from 'keen-slider'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { reducedMotion } from '#ui/useMediaQuery.ts'

/** Milliseconds for one slide to replace another. */
const glideTime = 400

/**
 * Milliseconds for which the compositor then holds the slides in place. The end of an animation costs the page
 * several frames, which it saves if the next glide comes first.
 */
const holdTime = 60_000

const duration = glideTime + holdTime

const endGlide = ({ slides }: KeenSliderInstance) =>
  slides.flatMap((slide) => slide.getAnimations()).forEach((gliding) => gliding.finish())

/**
 * The slider's own animation writes every frame from the script. Instead, this puts the slides in their new places at
 * once, and the compositor animates the two visible ones.
 */
function glide(slider: KeenSliderInstance, steps: 1 | -1) {
  const { track, slides, options } = slider
  const from = track.details.rel
  endGlide(slider)
  track.to(track.details.abs + steps)
  const { rel, slides: places } = track.details
  if (from === rel || matchMedia(reducedMotion).matches) return
  const percent = options.rtl ? -100 : 100
  for (const index of [from, rel]) {
    const start = (index === from ? 0 : steps) - (places[index]?.distance ?? 0)
    const end = start - steps
    const translate = [start, end, end].map((place) => `${place * percent}%`)
    const offset = [0, glideTime / duration, 1]
    slides[index]?.animate({ translate, offset, easing: 'ease-in-out' }, duration)
  }
}

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

import type { KeenSliderInstance } from 'keen-slider'
import { reducedMotion } from '#ui/useMediaQuery.ts'

/** Milliseconds for one slide to replace another. */
export const glideTime = 400

/**
 * The slider's own animation writes every frame from the script. Here the slides move to their new place at once, and
 * the compositor animates the two visible ones from their old place.
 */
export function glide({ track, slides, options }: KeenSliderInstance, steps: 1 | -1) {
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

export const endGlide = ({ slides }: KeenSliderInstance) =>
  slides.flatMap((slide) => slide.getAnimations()).forEach((gliding) => gliding.finish())

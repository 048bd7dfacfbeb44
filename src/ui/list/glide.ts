import type { KeenSliderInstance } from 'keen-slider'
import { reducedMotion } from '#ui/useMediaQuery.ts'

/** Milliseconds for one slide to replace another. */
const glideTime = 400

/**
 * Milliseconds for which the compositor then holds the slides in place. The end of an animation costs the page
 * several frames, which it saves if the next glide comes first.
 */
const holdTime = 60_000

const duration = glideTime + holdTime

export const endGlide = ({ slides }: KeenSliderInstance) =>
  slides.flatMap((slide) => slide.getAnimations()).forEach((gliding) => gliding.finish())

/**
 * The slider's own animation writes every frame from the script. Instead, this puts the slides in their new places at
 * once, and the compositor animates the two visible ones.
 */
export function glide(slider: KeenSliderInstance, steps: 1 | -1) {
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

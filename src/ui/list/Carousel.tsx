import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { formatsAtom } from '#i18n/language.atoms.ts'
import { IconButton } from '#ui/button/Button.tsx'
import { useListener } from '#ui/useListener.ts'
import { reducedMotion, useMediaQuery } from '#ui/useMediaQuery.ts'
import { useOnScreen } from '#ui/viewport.ts'
import { useSlider } from './useSlider.ts'
import css from './Carousel.module.css'

type Props = {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** Milliseconds per slide. */
  autoplay: number
  /** Until then, only the first slide is shown, and the code that moves the slides is not loaded. */
  isDue: boolean
  className?: string
}

function useAutoplay(interval: number, isRunning: boolean, current: number, next: () => void) {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => document.visibilityState === 'visible' && next(), interval)
    return () => clearInterval(timer)
  }, [interval, isRunning, current, next])
}

function useHeld(carousel: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  useListener(carousel, 'pointerdown', hold)
  useListener(carousel, 'pointerup', release)
  useListener(carousel, 'pointerleave', release)
  useListener(carousel, 'focusout', release)
  useListener(carousel, 'focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) hold()
  })
  return isHeld
}

export function Carousel({ label, slides, autoplay, isDue, className }: Props) {
  const { t } = useLingui()
  const carousel = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isHeld = useHeld(carousel)
  const isOnScreen = useOnScreen(carousel)
  const count = slides.length
  const { dir } = useAtomValue(formatsAtom)
  const { track, isReady, move, settle } = useSlider({ isDue, count, dir, onSlide: setCurrent })
  const isMoving = !useMediaQuery(reducedMotion) && isReady
  const isRunning = isMoving && isOnScreen && !isPaused && !isHeld
  const next = useCallback(() => move(1), [move])
  useAutoplay(autoplay, isRunning, current, next)
  useEffect(() => (isRunning ? settle : undefined), [isRunning, settle])

  return (
    <section
      ref={carousel}
      className={[css.carousel, className].filter(Boolean).join(' ')}
      aria-label={label}
    >
      {/* The slider turns what stands from the left. */}
      <div ref={track} className={css.track} dir={dir && 'ltr'}>
        {slides.map(({ key, content }, index) => (
          <div key={key} className={css.slide} dir={dir} inert={index !== current}>
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={css.dots} aria-hidden="true">
          {slides.map(({ key }, index) => (
            <span key={key} data-current={index === current || undefined} />
          ))}
        </div>
      )}
      {isReady && (
        <div className={css.arrows}>
          <IconButton
            icon="chevron-left"
            kind="filled"
            label={t`Previous`}
            onClick={() => move(-1)}
          />
          <IconButton icon="chevron-right" kind="filled" label={t`Next`} onClick={next} />
        </div>
      )}
      {isMoving && (
        <IconButton
          className={css.pause}
          icon={isPaused ? 'play' : 'pause'}
          label={
            isPaused
              ? t({ message: 'Resume', comment: 'Button: let a slideshow or the ticker go on.' })
              : t({ message: 'Pause', comment: 'Button: stop a slideshow or the ticker.' })
          }
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </section>
  )
}

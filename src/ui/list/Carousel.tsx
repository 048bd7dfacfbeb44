import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '#ui/button/IconButton.tsx'
import { useListener } from '#ui/useListener.ts'
import { reducedMotion, useMediaQuery } from '#ui/useMediaQuery.ts'
import { useOnScreen } from '#ui/useOnScreen.ts'
import { useLoop } from './useLoop.ts'
import { useSlider } from './useSlider.ts'
import css from './Carousel.module.css'

type Props = {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** Milliseconds per slide; without it slides change only by hand. */
  autoplay?: number
  className?: string
}

/** The tab is visible, and no dialog covers the page. */
const isSeen = () =>
  document.visibilityState === 'visible' && !('covered' in document.documentElement.dataset)

function useAutoplay(interval: number, isRunning: boolean, current: number, next: () => void) {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => isSeen() && next(), interval)
    return () => clearInterval(timer)
  }, [interval, isRunning, current, next])
}

function useHeld(carousel: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  useListener(carousel, 'pointerdown', hold)
  useListener(carousel, 'pointerup', release)
  useListener(carousel, 'pointerleave', release)
  useListener(carousel, 'focusout', release)
  useListener(carousel, 'focusin', ({ target }) => {
    touch()
    setHeld(target instanceof Element && target.matches(':focus-visible'))
  })
  useListener(carousel, 'pointerenter', touch)
  return { isHeld, isTouched }
}

export function Carousel({ label, slides, autoplay = 0, className }: Props) {
  const { t } = useLingui()
  const count = slides.length
  const carousel = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const { isHeld, isTouched } = useHeld(carousel)
  const isStill = useMediaQuery(reducedMotion)
  const { track, isDragged, isReady, move } = useSlider({
    isWanted: isTouched,
    count,
    current,
    onSlide: setCurrent,
  })
  const isLooping = !isTouched && autoplay > 0 && !isStill && count > 1
  const isMoving = isLooping || (isReady && autoplay > 0 && !isStill)
  const isRunning = useOnScreen(carousel) && isMoving && !isPaused && !isHeld && !isDragged
  const next = useCallback(() => move(1), [move])
  useAutoplay(autoplay, isRunning && isReady, current, next)
  useLoop(track, {
    interval: autoplay,
    isOn: isLooping,
    isRunning,
    isSeen,
    onSlide: (steps) => setCurrent(steps % count),
  })

  return (
    <section
      ref={carousel}
      className={[css.carousel, className].filter(Boolean).join(' ')}
      aria-label={label}
    >
      <div
        ref={track}
        className={css.track}
        data-ready={isReady || undefined}
        data-looping={isLooping || undefined}
      >
        {slides.map(({ key, content }, index) => (
          <div key={key} className={css.slide} inert={(isReady || isLooping) && index !== current}>
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
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
          label={isPaused ? t`Play` : t`Pause`}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </section>
  )
}

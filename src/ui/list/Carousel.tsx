import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useListener } from '../useListener.ts'
import { reducedMotion, useMediaQuery } from '../useMediaQuery.ts'
import { useOnScreen } from '../useOnScreen.ts'
import { useSlider } from './useSlider.ts'
import css from './Carousel.module.css'

type Props = {
  label: string
  labels: { pause: string; play: string; previous: string; next: string }
  slides: readonly { key: string; content: ReactNode }[]
  /** Milliseconds per slide; without it slides change only by hand. */
  autoplay?: number
  className?: string
}

/** Changes the slide unless the tab is in the background or a dialog covers the page. */
function useAutoplay(
  interval: number,
  isRunning: boolean,
  current: number,
  move: (steps: 1) => void,
) {
  useEffect(() => {
    if (!isRunning || interval <= 0) return
    const timer = setInterval(() => {
      const isCovered = 'covered' in document.documentElement.dataset
      if (document.visibilityState === 'visible' && !isCovered) move(1)
    }, interval)
    return () => clearInterval(timer)
  }, [interval, isRunning, current, move])
}

function useHeld(frame: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  useListener(frame, 'pointerdown', hold)
  useListener(frame, 'pointerup', release)
  useListener(frame, 'pointercancel', release)
  useListener(frame, 'pointerleave', release)
  useListener(frame, 'focusout', release)
  useListener(frame, 'focusin', ({ target }) =>
    setHeld(target instanceof Element && target.matches(':focus-visible')),
  )
  return isHeld
}

export function Carousel({ label, labels, slides, autoplay = 0, className }: Props) {
  const { track, current, isDragged, isReady, move } = useSlider(slides.length)
  const [isPaused, setPaused] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const isHeld = useHeld(frame)
  const isStill = useMediaQuery(reducedMotion)
  const moves = isReady && autoplay > 0 && !isStill
  const isRunning = useOnScreen(frame) && moves && !isPaused && !isHeld && !isDragged
  useAutoplay(autoplay, isRunning, current, move)

  return (
    <section
      ref={frame}
      className={[css.carousel, className].filter(Boolean).join(' ')}
      aria-label={label}
    >
      <div ref={track} className={css.track} data-ready={isReady || undefined}>
        {slides.map(({ key, content }, index) => (
          <div key={key} className={css.slide} inert={isReady && index !== current}>
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
            label={labels.previous}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            kind="filled"
            label={labels.next}
            onClick={() => move(1)}
          />
        </div>
      )}
      {moves && (
        <IconButton
          className={css.pause}
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? labels.play : labels.pause}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </section>
  )
}

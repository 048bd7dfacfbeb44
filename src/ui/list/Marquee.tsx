import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '#ui/button/Button.tsx'
import { useOnScreen } from '#ui/viewport.ts'
import { whenResized } from '#ui/measure.ts'
import css from './Marquee.module.css'

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  render: (item: Item) => ReactNode
  /** The same content without a control: it follows the items while they run and cannot be pressed. */
  renderCopy: (item: Item) => ReactNode
  icon?: ReactNode
}

const pixelsPerSecond = 40
const framesPerSecond = 30

/** The marquee stops while it has the keyboard focus, and then scrolls like any other list. */
const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Updated 30 times a second. Pauses while hovered, focused, touched, under a dialog, and outside the viewport. */
export function Marquee<Item>({ label, items, keyOf, icon, ...draw }: Props<Item>) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const section = useRef<HTMLElement>(null)
  const [isPaused, setPaused] = useState(false)
  const isStill = !useOnScreen(section) || isPaused

  useEffect(() => {
    const element = list.current
    const track = element?.parentElement
    if (!element || !track) return
    return whenResized(element, () => {
      const seconds = Math.max(1, element.offsetWidth / pixelsPerSecond)
      track.style.setProperty('--lap', `${seconds}s`)
      track.style.setProperty('--frames', String(Math.round(seconds * framesPerSecond)))
    })
  }, [])

  const entries = (render: Props<Item>['render']) =>
    items.map((item) => <li key={keyOf(item)}>{render(item)}</li>)
  return (
    <section
      ref={section}
      className={css.marquee}
      aria-label={label}
      data-paused={isStill || undefined}
    >
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <div className={css.window} onFocus={showFocused}>
        <div className={css.track}>
          <ul ref={list} className={css.list}>
            {entries(draw.render)}
          </ul>
          <ul className={css.list} aria-hidden="true" inert>
            {entries(draw.renderCopy)}
          </ul>
        </div>
      </div>
      <IconButton
        className={css.pause}
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? t`Resume` : t`Pause`}
        onClick={() => setPaused(!isPaused)}
      />
    </section>
  )
}

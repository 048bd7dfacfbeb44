import { type ComponentProps, type RefObject, useRef } from 'react'
import { IconButton } from '#ui/button/Button.tsx'
import { isFromRight } from '#ui/measure.ts'
import type { IconName } from '#ui/icon/Icon.tsx'
import { useListener } from '#ui/useListener.ts'
import css from './Rail.module.css'

type Props = Omit<ComponentProps<'ul'>, 'ref' | 'onClick'> & {
  ref?: RefObject<HTMLUListElement | null>
  /** A click anywhere in the list. */
  onClick?: (event: Pick<Event, 'target'>) => void
  previousLabel?: string
  nextLabel?: string
}

const nowhere = { current: null }

/** Children are `<li>`s, as wide as `--rail-width` and in `--rail-rows` lines. */
export function Rail(props: Props) {
  const { onClick, previousLabel, nextLabel, className, children, ref, ...rest } = props
  const box = useRef<HTMLDivElement>(null)
  const ownList = useRef<HTMLUListElement>(null)
  const list = ref ?? ownList
  const isClickable = onClick || previousLabel !== undefined || nextLabel !== undefined
  useListener(isClickable ? box : nowhere, 'click', (event) => {
    const isOn = (place: string | undefined) =>
      event.target instanceof Element && event.target.closest(`.${place}`) !== null
    if (isOn(css.previous)) turn(list.current, -1)
    else if (isOn(css.next)) turn(list.current, 1)
    else onClick?.(event)
  })
  const classes = [css.list, className].filter(Boolean).join(' ')
  return (
    <div ref={box} className={css.rail}>
      <ul {...rest} ref={list} className={classes}>
        {children}
      </ul>
      {arrow(css.previous, 'chevron-left', previousLabel)}
      {arrow(css.next, 'chevron-right', nextLabel)}
    </div>
  )
}

const arrow = (place: string | undefined, icon: IconName, label: string | undefined) =>
  label !== undefined && (
    <span className={place}>
      <IconButton icon={icon} kind="filled" label={label} />
    </span>
  )

function turn(list: HTMLElement | null, pages: number) {
  if (!list) return
  const sign = isFromRight(list) ? -1 : 1
  list.scrollBy({ left: sign * pages * list.clientWidth * 0.85, behavior: 'smooth' })
}

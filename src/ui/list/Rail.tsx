import { type ComponentProps, type RefObject, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import type { IconName } from '../icon/icons.ts'
import css from './Rail.module.css'

type Props = Omit<ComponentProps<'ul'>, 'ref'> & {
  ref?: RefObject<HTMLUListElement | null>
  /** Width of a column, any CSS length; without it the class sets `--rail-width` and `--rail-rows`. */
  width?: string
  rows?: 1 | 2 | 3
  previousLabel?: string
  nextLabel?: string
}

/** Children are `<li>`s. */
export function Rail(props: Props) {
  const { width, rows = 1, previousLabel, nextLabel, className, children, ref, ...rest } = props
  const own = useRef<HTMLUListElement>(null)
  const list = ref ?? own
  const turn = (pages: number) => {
    const element = list.current
    if (!element) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: sign * pages * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  const arrow = (
    place: string | undefined,
    icon: IconName,
    label: string | undefined,
    pages: number,
  ) =>
    label !== undefined && (
      <span className={place}>
        <IconButton icon={icon} kind="filled" label={label} onClick={() => turn(pages)} />
      </span>
    )
  const size = width !== undefined && { '--rail-width': width, '--rail-rows': String(rows) }
  const style = size || rest.style ? { style: { ...rest.style, ...size } } : {}
  const classes = [css.list, className].filter(Boolean).join(' ')
  return (
    <div className={css.rail}>
      <ul {...rest} {...style} ref={list} className={classes}>
        {children}
      </ul>
      {arrow(css.previous, 'chevron-left', previousLabel, -1)}
      {arrow(css.next, 'chevron-right', nextLabel, 1)}
    </div>
  )
}

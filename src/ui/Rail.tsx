import { useRef, type ComponentProps } from 'react'
import { IconButton } from './IconButton.tsx'
import css from './Rail.module.css'

type Props = ComponentProps<'ul'> & {
  /** Width of a column, any CSS length: `108px`, `46vw`. */
  width: string
  /** Items stacked in a column. */
  rows?: 1 | 2 | 3
  previousLabel: string
  nextLabel: string
}

/** A row that scrolls sideways; children are `<li>`s. */
export function Rail({ width, rows = 1, previousLabel, nextLabel, children, ...rest }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const turn = (pages: number) => {
    const element = list.current
    if (!element) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: sign * pages * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  const style = { '--rail-width': width, '--rail-rows': String(rows) }
  return (
    <div className={css.rail}>
      <ul {...rest} ref={list} className={css.list} style={{ ...rest.style, ...style }}>
        {children}
      </ul>
      <span className={css.previous}>
        <IconButton
          icon="chevron-left"
          kind="filled"
          label={previousLabel}
          onClick={() => turn(-1)}
        />
      </span>
      <span className={css.next}>
        <IconButton icon="chevron-right" kind="filled" label={nextLabel} onClick={() => turn(1)} />
      </span>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { Rail } from '../../../ui/list/Rail.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { type RowId, rowLayouts } from './rows.rules.ts'
import css from './GameRow.module.css'

interface Props {
  readonly row: RowId
  readonly title: string
  /** Rows below the first screen are laid out only when they come near. */
  readonly isLater?: boolean
  /** How many games the category has, of which the row shows some. */
  readonly count?: number | undefined
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The box of a row, the same before, with and without its games. */
export function RowSection({ row, title, isLater = false, count, action, children }: Props) {
  const format = useFormat()
  const { box, stack } = rowLayouts[row]
  const classes = [css.row, css[box], css[`stack${stack}`], isLater && css.later]
  return (
    <section className={classes.filter(Boolean).join(' ')} data-category={row} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {count !== undefined && <span className={css.count}>{format.count(count)}</span>}
        {action}
      </header>
      {children}
    </section>
  )
}

const columnsInView = { square: 4, live: 3, fish: 4, wide: 2 } as const

/** How many tiles of a row a phone shows before anybody scrolls. */
export const tilesInView = (row: RowId) =>
  columnsInView[rowLayouts[row].box] * rowLayouts[row].stack

interface GhostProps {
  readonly row: RowId
  /** Empty boxes until the wait is worth showing. */
  readonly isShown?: boolean
  /** What stands in a box instead of the sweep. */
  readonly draw?: (place: number) => ReactNode
}

const sweep = () => <Skeleton />

/** The tiles' boxes without their games. */
export function RowSkeleton({ row, isShown = true, draw = sweep }: GhostProps) {
  return (
    <div aria-hidden="true">
      <Rail className={`${css.list} ${css.ghosts}`}>
        {Array.from({ length: tilesInView(row) }, (_, place) => (
          <li key={place} className={css.box}>
            {isShown && draw(place)}
          </li>
        ))}
      </Rail>
    </div>
  )
}

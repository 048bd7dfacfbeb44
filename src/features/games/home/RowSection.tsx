import type { ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { Rail } from '../../../ui/list/Rail.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { type RowId, rowLayouts } from './rows.rules.ts'
import css from './GameRow.module.css'

interface Props {
  readonly row: RowId
  readonly title: string
  /** The title in every language, for the prerender. */
  readonly heading?: ReactNode
  /** Rows below the first screen are laid out only when they come near the viewport. */
  readonly isLater?: boolean
  /** The number of games in the category, of which the row shows some. */
  readonly count?: number | undefined
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A row's section, the same size with games, without them and while loading. */
export function RowSection({
  row,
  title,
  heading = title,
  isLater = false,
  count,
  action,
  children,
}: Props) {
  const format = useFormat()
  const { box, stack } = rowLayouts[row]
  const classes = [css.row, css[box], css[`stack${stack}`], isLater && css.later]
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      data-category={row}
      aria-label={title || undefined}
    >
      <header className={css.head}>
        <h2 className={css.title}>{heading}</h2>
        {count !== undefined && <span className={css.count}>{format.count(count)}</span>}
        {action}
      </header>
      {children}
    </section>
  )
}

const columnsInView = { square: 4, live: 3, fish: 4, wide: 2 } as const

/** The number of tiles a phone shows before any scrolling. */
export const tilesInView = (row: RowId) =>
  columnsInView[rowLayouts[row].box] * rowLayouts[row].stack

interface SkeletonProps {
  readonly row: RowId
  /** The boxes stay empty until the wait is worth showing. */
  readonly isShown?: boolean
  /** Draws a box instead of the skeleton's animation. */
  readonly draw?: (place: number) => ReactNode
}

const sweep = () => <Skeleton />

export function RowSkeleton({ row, isShown = true, draw = sweep }: SkeletonProps) {
  return (
    <div aria-hidden="true">
      <Rail className={`${css.list} ${css.skeletons}`}>
        {Array.from({ length: tilesInView(row) }, (_, place) => (
          <li key={place} className={css.box}>
            {isShown && draw(place)}
          </li>
        ))}
      </Rail>
    </div>
  )
}

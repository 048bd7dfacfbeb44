import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Rail } from '#ui/list/Rail.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { type RowId, rowLayouts } from './rows.rules.ts'
import css from './GameRow.module.css'

interface HeadProps {
  readonly heading: ReactNode
  /** The number of games or providers, of which the row shows some. */
  readonly count?: number | undefined
  readonly action?: ReactNode
}

export function RowHead({ heading, count, action }: HeadProps) {
  const format = useFormat()
  return (
    <header className={css.head}>
      <h2 className={css.title}>{heading}</h2>
      {count !== undefined && <span className={css.count}>{format.count(count)}</span>}
      {action}
    </header>
  )
}

type Target =
  | { readonly to: '/m/hot' }
  | { readonly to: '/m/gameLobbyCenter'; readonly search: { readonly gameCategory: RowId } }
  | { readonly to: '/m/providers'; readonly search: { readonly gameCategory: 'RNG' } }

type ViewAllProps = Target & {
  readonly title: string
  /** The total, as far as it is known. */
  readonly count: string
}

export function ViewAll({ title, count, ...target }: ViewAllProps) {
  const { t } = useLingui()
  return (
    <Link {...target} className={css.all} aria-label={t`View all: ${title} (${count})`}>
      <Trans>View all</Trans>
      <Icon name="chevron-right" size="small" />
    </Link>
  )
}

interface Props extends Partial<HeadProps> {
  readonly row: RowId
  readonly title: string
  /** Rows below the first screen are laid out only when they come near the viewport. */
  readonly isLater?: boolean
  readonly children: ReactNode
}

/** A row's section, the same size with games, without them and while loading. */
export function RowSection({ row, title, isLater = false, children, ...head }: Props) {
  const { box, stack } = rowLayouts[row]
  const classes = [css.row, css[box], css[`stack${stack}`], isLater && css.later]
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      data-category={row}
      aria-label={title || undefined}
    >
      <RowHead heading={title} {...head} />
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

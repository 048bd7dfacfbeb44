import { Skeleton } from './Skeleton.tsx'
import panel from '#ui/layout/Panel.module.css'
import panelRows from './PanelSkeleton.module.css'
import css from './RowsSkeleton.module.css'

interface Props {
  /** The type style of each line of a row. */
  readonly lines: readonly ('title' | 'body' | 'small')[]
  /** Each line has something at its end. */
  readonly hasEnd?: boolean
}

/** Three rows of text, each with these lines. */
export const RowsSkeleton = ({ lines, hasEnd = false }: Props) => (
  <div aria-hidden="true">
    {[1, 2, 3].map((row) => (
      <div key={row} className={css.row}>
        {lines.map((type, line) => (
          <div key={line} className={css.line} data-type={type}>
            <Skeleton shape="line" className={css.start} />
            {hasEnd && <Skeleton shape="line" className={css.end} />}
          </div>
        ))}
      </div>
    ))}
  </div>
)

/** A panel of rows, each with a name and a value. */
export const PanelSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={panel.panel} aria-hidden="true">
    <Skeleton shape="line" className={panelRows.title} />
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={panelRows.row}>
        <Skeleton shape="line" className={panelRows.name} />
        <Skeleton shape="line" className={panelRows.value} />
      </div>
    ))}
  </div>
)

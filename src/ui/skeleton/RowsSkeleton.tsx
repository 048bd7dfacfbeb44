import { Skeleton } from './Skeleton.tsx'
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

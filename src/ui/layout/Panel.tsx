import { useId, type ReactNode } from 'react'
import css from './Panel.module.css'

type Props = {
  title?: ReactNode
  /** Stands at the end of the title's line. */
  aside?: ReactNode
  /** The content brings its own edges, as rows do. */
  flush?: boolean
  children: ReactNode
}

/** A card of a page, under its heading. */
export function Panel({ title, aside, flush, children }: Props) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={css.head}>
          <h2 className={css.title} id={id}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      <div className={css.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}

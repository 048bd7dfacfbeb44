import { useId, type ReactNode } from 'react'
import css from './Panel.module.css'

type Props = {
  title?: ReactNode
  flush?: boolean
  children: ReactNode
}

export function Panel({ title, flush, children }: Props) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 className={css.title} id={id}>
          {title}
        </h2>
      )}
      <div className={css.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}

import { useId, type ReactNode } from 'react'
import css from './Panel.module.css'

type Props = {
  title?: ReactNode
  flush?: boolean
  children: ReactNode
}

export function Panel({ title, flush, children }: Props) {
  const id = useId()
  const body = (
    <div className={css.body} data-flush={flush || undefined}>
      {children}
    </div>
  )
  if (title === undefined) return <div className={css.panel}>{body}</div>
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {body}
    </section>
  )
}

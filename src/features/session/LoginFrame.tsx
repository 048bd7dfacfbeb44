import type { ReactNode } from 'react'
import { Poster } from '../../ui/art/Poster.tsx'
import css from './LoginFrame.module.css'

interface Slots {
  readonly heading: ReactNode
  readonly fields: ReactNode
  readonly options: ReactNode
  readonly submit: ReactNode
  readonly elsewhere: ReactNode
}

/** The boxes of the login, without words or state of their own; the prerendered frame draws them too. */
export const LoginFrame = ({ heading, fields, options, submit, elsewhere }: Slots) => (
  <div className={css.page}>
    <Poster className={css.strip} />
    <div className={css.heading}>{heading}</div>
    <div className={css.fields}>{fields}</div>
    <div className={css.options}>{options}</div>
    {submit}
    <div className={css.elsewhere}>{elsewhere}</div>
  </div>
)

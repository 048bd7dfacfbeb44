import type { ReactNode } from 'react'
import { Poster } from '../../../ui/art/Poster.tsx'
import css from './LoginFrame.module.css'

interface Slots {
  readonly heading: ReactNode
  /** The choice among ways in: a place is kept for it until it is known that there is none (null). */
  readonly methods?: ReactNode
  readonly fields: ReactNode
  readonly options: ReactNode
  readonly submit: ReactNode
  readonly elsewhere: ReactNode
}

/** The boxes of the login, without words or state of their own; the prerendered frame draws them too. */
export const LoginFrame = (slots: Slots) => (
  <div className={css.page}>
    <Poster className={css.strip} />
    <div className={css.heading}>{slots.heading}</div>
    {slots.methods !== null && <div className={css.methods}>{slots.methods}</div>}
    <div className={css.fields}>{slots.fields}</div>
    <div className={css.options}>{slots.options}</div>
    {slots.submit}
    <div className={css.elsewhere}>{slots.elsewhere}</div>
  </div>
)

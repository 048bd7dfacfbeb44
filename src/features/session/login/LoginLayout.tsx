import type { ReactNode } from 'react'
import { Poster } from '../../../ui/art/Poster.tsx'
import css from './LoginLayout.module.css'

interface Slots {
  readonly heading: ReactNode
  /** Undefined reserves the space; null means there is no choice. */
  readonly methods?: ReactNode
  readonly fields: ReactNode
  readonly options: ReactNode
  readonly submit: ReactNode
  readonly elsewhere: ReactNode
}

/** Without text or state, because the prerender draws it too. */
export const LoginLayout = (slots: Slots) => (
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

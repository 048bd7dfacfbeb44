import type { ReactNode } from 'react'
import { Poster } from '#ui/art/Poster.tsx'
import { AccountLayout } from '#ui/layout/account/AccountLayout.tsx'
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
  <AccountLayout
    art={<Poster className={css.strip} />}
    heading={slots.heading}
    elsewhere={slots.elsewhere}
  >
    {slots.methods !== null && <div className={css.methods}>{slots.methods}</div>}
    <div className={css.fields}>{slots.fields}</div>
    <div className={css.options}>{slots.options}</div>
    {slots.submit}
  </AccountLayout>
)

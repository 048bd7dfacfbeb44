import type { ReactNode } from 'react'
import type { Motif } from '../art/art.rules.ts'
import css from './EmptyState.module.css'
import palette from '../art/palette.module.css'

type Props = {
  motif?: Motif | 'umbrella'
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  urgent?: boolean
}

export const EmptyState = ({ motif = 'pot', title, children, action, urgent }: Props) => (
  <div className={css.state} role={urgent ? 'alert' : undefined}>
    <svg className={`${css.art} ${palette.p5}`} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className={css.disc} r="38" />
      <use className={css.ring} href="#m-scallops" />
      <use href={`#m-${motif}`} transform="scale(.72)" />
    </svg>
    <p className={css.title}>{title}</p>
    {children !== undefined && <div className={css.text}>{children}</div>}
    {action !== undefined && <div className={css.action}>{action}</div>}
  </div>
)

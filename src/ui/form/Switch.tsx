import type { ComponentProps, ReactNode } from 'react'
import css from './Switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & { children: ReactNode }

export const Switch = ({ children, ...input }: Props) => (
  <label className={css.row}>
    <span className={css.label}>{children}</span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself */}
    <input {...input} className={css.switch} type="checkbox" role="switch" />
  </label>
)

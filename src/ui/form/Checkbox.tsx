import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './Checkbox.module.css'
import switchCss from './Switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & { children: ReactNode }

export const Checkbox = ({ children, ...input }: Props) => (
  <label className={css.checkbox}>
    <input {...input} className={css.input} type="checkbox" />
    <span className={css.box}>
      <Icon name="check" size="small" />
    </span>
    <span>{children}</span>
  </label>
)

export const Switch = ({ children, ...input }: Props) => (
  <label className={switchCss.row}>
    <span className={switchCss.label}>{children}</span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself */}
    <input {...input} className={switchCss.switch} type="checkbox" role="switch" />
  </label>
)

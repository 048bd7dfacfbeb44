import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './Checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }

export const Checkbox = ({ children, ...input }: Props) => (
  <label className={css.checkbox}>
    <input {...input} className={css.input} type="checkbox" />
    <span className={css.box}>
      <Icon name="check" size="small" />
    </span>
    <span>{children}</span>
  </label>
)

import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import css from './PasswordForm.module.css'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

export const PasswordHead = ({ icon, title, children }: Props) => (
  <header className={css.head}>
    <span className={css.badge}>
      <Icon name={icon} size="large" />
    </span>
    <h1 className={css.heading}>{title}</h1>
    <p className={css.text}>{children}</p>
  </header>
)

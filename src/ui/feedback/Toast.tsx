import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import { Spinner } from './Spinner.tsx'
import css from './Toast.module.css'

const icons = {
  info: 'info',
  success: 'check',
  fail: 'warning',
  offline: 'offline',
  loading: undefined,
} satisfies Record<string, IconName | undefined>

type Props = {
  kind: keyof typeof icons
  children: ReactNode
}

export function Toast({ kind, children }: Props) {
  const icon = icons[kind]
  const isUrgent = kind === 'fail' || kind === 'offline'
  return (
    <div className={css.toast} role={isUrgent ? 'alert' : 'status'} data-kind={kind}>
      <span className={css.icon}>{icon ? <Icon name={icon} /> : <Spinner />}</span>
      <div className={css.text}>{children}</div>
    </div>
  )
}

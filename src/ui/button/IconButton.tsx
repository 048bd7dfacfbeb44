import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import css from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  label: string
  kind?: 'plain' | 'filled'
}

export function IconButton({ icon, label, kind = 'plain', className, ...rest }: Props) {
  const classes = [css.button, css[kind], className].filter(Boolean).join(' ')
  return (
    <button type="button" {...rest} className={classes} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}

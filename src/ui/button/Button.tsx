import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from './Button.module.css'
import iconCss from './IconButton.module.css'

export type ButtonKind = 'primary' | 'ghost' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  readonly kind?: ButtonKind | undefined
  readonly size?: ButtonSize | undefined
  readonly block?: boolean | undefined
}

/** For elements that look like a button but are none, such as a link to another site. */
export const buttonClass = (
  kind: ButtonKind = 'primary',
  size: ButtonSize = 'medium',
  block = false,
  extra?: string,
) => [css.button, css[kind], css[size], block && css.block, extra].filter(Boolean).join(' ')

interface Props extends ComponentProps<'button'>, ButtonLook {
  /** Keeps the width and the focus, and ignores clicks. */
  readonly busy?: boolean
  readonly icon?: ReactNode
}

export function Button({
  kind,
  size,
  block,
  busy = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, size, block, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className={css.label}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={css.spinner}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  label: string
  kind?: 'plain' | 'filled'
}

export function IconButton({ icon, label, kind = 'plain', className, ...rest }: IconButtonProps) {
  const classes = [iconCss.button, iconCss[kind], className].filter(Boolean).join(' ')
  return (
    <button type="button" {...rest} className={classes} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}

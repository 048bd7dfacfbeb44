import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonKind, type ButtonSize } from './buttonClass.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import css from './Button.module.css'

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  /** Keeps the width and the focus, and ignores clicks. */
  busy?: boolean
  block?: boolean
  icon?: ReactNode
}

export function Button({
  kind = 'primary',
  size = 'medium',
  busy = false,
  block = false,
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

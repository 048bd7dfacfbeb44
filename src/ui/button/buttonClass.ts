import css from './Button.module.css'

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

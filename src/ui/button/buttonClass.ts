import css from './Button.module.css'

export type ButtonKind = 'primary' | 'ghost' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

/** The look of a button for a link: `<Link className={buttonClass('ghost', 'small')}>`. */
export const buttonClass = (
  kind: ButtonKind = 'primary',
  size: ButtonSize = 'medium',
  block = false,
  extra?: string,
) => [css.button, css[kind], css[size], block && css.block, extra].filter(Boolean).join(' ')

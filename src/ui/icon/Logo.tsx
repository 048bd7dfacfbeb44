import css from './Logo.module.css'

type Props = { size?: 'small' | 'medium' | 'large' }

export const Logo = ({ size = 'medium' }: Props) => (
  <svg className={css.logo} data-size={size} viewBox="0 0 64 64" aria-hidden="true">
    <use href="#m-logo" />
  </svg>
)

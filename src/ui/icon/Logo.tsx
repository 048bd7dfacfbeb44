import css from './Logo.module.css'

type Props = { size?: 'small' | 'medium' | 'large'; plate?: boolean }

export const Logo = ({ size = 'medium', plate = true }: Props) => (
  <svg
    className={css.logo}
    data-size={size}
    data-plate={plate || undefined}
    viewBox="0 0 64 64"
    aria-hidden="true"
  >
    <use href="#m-logo" />
  </svg>
)

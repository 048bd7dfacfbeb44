import css from './Logo.module.css'

export const Logo = ({ size = 'medium' }: { readonly size?: 'small' | 'medium' | 'large' }) => (
  <svg className={css.logo} data-size={size} viewBox="0 0 64 64" aria-hidden="true">
    <use href="#m-logo" />
  </svg>
)

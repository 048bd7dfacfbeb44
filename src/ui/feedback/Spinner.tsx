import css from './Spinner.module.css'

export const Spinner = ({ size = 'medium' }: { readonly size?: 'small' | 'medium' }) => (
  <svg className={css.spinner} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9" pathLength="8" />
  </svg>
)

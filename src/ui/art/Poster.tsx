import css from './Poster.module.css'

export const Poster = ({ className }: { readonly className?: string | undefined }) => (
  <div className={`${css.poster} ${className}`} aria-hidden="true" />
)

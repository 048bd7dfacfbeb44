import css from './Poster.module.css'

/** The night fair of the first banner, made for 5:2; whoever places it gives it a box. */
export const Poster = ({ className }: { readonly className?: string | undefined }) => (
  <div className={`${css.poster} ${className}`} aria-hidden="true" />
)

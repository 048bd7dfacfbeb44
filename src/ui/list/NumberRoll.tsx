import css from './NumberRoll.module.css'

type Props = { children: string }

/** A formatted amount that rolls in when it changes. */
export const NumberRoll = ({ children }: Props) => (
  <span className={css.window}>
    <span key={children} className={css.number}>
      {children}
    </span>
  </span>
)

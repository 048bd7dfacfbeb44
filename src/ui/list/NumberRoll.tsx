import css from './NumberRoll.module.css'

type Props = { children: string }

export const NumberRoll = ({ children }: Props) => (
  <span className={css.window}>
    <span key={children} className={css.number}>
      {children}
    </span>
  </span>
)

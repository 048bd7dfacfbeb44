import palette from '#ui/art/palette.module.css'
import css from './Mark.module.css'
import { monogramOf } from './marks.rules.ts'

interface Props {
  readonly name: string
  readonly colour: number | undefined
}

/** Two letters on a coloured field. The name is beside it. */
export const Mark = ({ name, colour = 0 }: Props) => (
  <span className={`${css.mark} ${palette[`p${colour}`]}`} aria-hidden="true">
    {monogramOf(name)}
  </span>
)

import palette from '../art/palette.module.css'
import { paletteCount } from '../art/art.rules.ts'
import css from './LetterMark.module.css'

interface Props {
  readonly letters: string
  /** Any whole number. */
  readonly colour: number
}

/** Two letters on a coloured field, for items without a picture. The name is beside it. */
export const LetterMark = ({ letters, colour }: Props) => (
  <span className={`${css.mark} ${palette[`p${colour % paletteCount}`]}`} aria-hidden="true">
    {letters}
  </span>
)

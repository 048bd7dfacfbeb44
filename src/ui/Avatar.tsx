import { paletteOf } from './art/art.rules.ts'
import css from './Avatar.module.css'
import palette from './art/palette.module.css'

type Props = { name: string; src?: string; size?: 'small' | 'medium' | 'large' }

/** A picture, or else the first letter in petals. The name stands beside it. */
export function Avatar({ name, src, size = 'medium' }: Props) {
  if (src !== undefined) {
    return <img className={css.avatar} data-size={size} src={src} alt="" />
  }
  const [letter = ''] = name.trim()
  return (
    <svg
      className={`${css.avatar} ${palette[`p${paletteOf(name)}`]}`}
      data-size={size}
      viewBox="-44 -44 88 88"
      aria-hidden="true"
    >
      <use className={css.petals} href="#m-lotus" />
      <text className={css.letter} y="14">
        {letter.toUpperCase()}
      </text>
    </svg>
  )
}

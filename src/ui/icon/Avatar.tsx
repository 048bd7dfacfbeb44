import { type Motif, paletteOf } from '../art/art.rules.ts'
import css from './Avatar.module.css'
import palette from '../art/palette.module.css'

type Props = { name: string; motif?: Motif | null; size?: 'small' | 'medium' | 'large' }

export function Avatar({ name, motif, size = 'medium' }: Props) {
  const [letter = ''] = name.trim()
  return (
    <svg
      className={`${css.avatar} ${palette[`p${paletteOf(motif ?? name)}`]}`}
      data-size={size}
      viewBox="-44 -44 88 88"
      aria-hidden="true"
    >
      {motif ? (
        <>
          <use className={css.ring} href="#m-scallops" />
          <use href={`#m-${motif}`} transform="scale(.62)" />
        </>
      ) : (
        <>
          <use className={css.petals} href="#m-lotus" />
          <text className={css.letter} y="14">
            {letter.toUpperCase()}
          </text>
        </>
      )}
    </svg>
  )
}

import { memo } from 'react'
import { paletteOf } from './art.rules.ts'
import css from './VendorMark.module.css'
import palette from './palette.module.css'

type Props = { vendor: string; name?: string }

const monogram = (text: string) => {
  const words = text.split(/[\s_]+/).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)) : Array.from(text)
  return letters.slice(0, 2).join('').toUpperCase()
}

export const VendorMark = memo(function VendorMark({ vendor, name = vendor }: Props) {
  return (
    <svg
      className={`${css.mark} ${palette[`p${paletteOf(vendor)}`]}`}
      viewBox="-44 -44 88 88"
      aria-hidden="true"
    >
      <use className={css.petals} href="#m-lotus" />
      <circle className={css.disc} r="29" />
      <circle className={css.beads} r="24" pathLength="28" />
      <text className={css.letters} y="8">
        {monogram(name)}
      </text>
    </svg>
  )
})

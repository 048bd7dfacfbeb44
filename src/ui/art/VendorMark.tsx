import { memo } from 'react'
import { paletteOf } from './art.rules.ts'
import { markOf, monogramOf } from './marks.rules.ts'
import css from './VendorMark.module.css'
import palette from './palette.module.css'

type Props = { vendor: string; name?: string }

export const VendorMark = memo(function VendorMark({ vendor, name = vendor }: Props) {
  const { edge, face, letters } = markOf(vendor)
  return (
    <svg
      className={`${css.mark} ${palette[`p${paletteOf(vendor)}`]}`}
      viewBox="-46 -46 92 92"
      aria-hidden="true"
    >
      <path className={css.edge} d={edge} />
      <path
        className={css.face}
        d={face ?? edge}
        {...(face === undefined && { transform: 'scale(.84)' })}
      />
      <text className={css.letters} y={letters}>
        {monogramOf(name)}
      </text>
    </svg>
  )
})

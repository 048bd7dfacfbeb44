import { memo } from 'react'
import { type MarkLook, vendorLookOf, vendorMarkOf, vendorMonogramOf } from './marks.rules.ts'
import css from './VendorMark.module.css'
import { paletteClass } from './palette.ts'

interface Props {
  readonly vendor: string
  readonly name: string
  /** The look assigned to it among the known providers; by default derived from its code. */
  readonly look?: MarkLook | undefined
}

export const VendorMark = memo(function VendorMark(props: Props) {
  const { vendor, name, look = vendorLookOf(vendor) } = props
  const { edge, face, letters } = vendorMarkOf(look)
  return (
    <svg
      className={`${css.mark} ${paletteClass(look.palette)}`}
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
        {vendorMonogramOf(name)}
      </text>
    </svg>
  )
})

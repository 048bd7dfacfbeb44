import type { SVGProps } from 'react'
import { petals } from '#ui/art/geometry.ts'

type Props = Pick<SVGProps<SVGPathElement>, 'className' | 'transform'>

export const Lotus = (props: Props) => <path d={petals.lotus} {...props} />

export const ScallopedRing = (props: Props) => (
  <path d={petals.scallops} fillRule="evenodd" {...props} />
)

import type { SVGProps } from 'react'
import { lotus, scallops } from '../art/geometry.ts'

const petals = lotus(12, 31, 42)
const ring = scallops(16, 41) + scallops(16, 34)

type Props = Pick<SVGProps<SVGPathElement>, 'className' | 'transform'>

export const Lotus = (props: Props) => <path d={petals} {...props} />

export const ScallopedRing = (props: Props) => <path d={ring} fillRule="evenodd" {...props} />

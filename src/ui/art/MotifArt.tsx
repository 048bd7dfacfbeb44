import { type SVGProps, useEffect } from 'react'
import { motifName } from './art.rules.ts'
import { petals } from './geometry.ts'
import type { Motif } from './motifs/motifs.ts'

interface Props {
  readonly motif: Motif
  readonly palette: number
  readonly className: string | undefined
}

export function MotifArt({ motif, palette, className = '' }: Props) {
  const name = motifName(motif, palette)
  useEffect(() => window.mela.requestArt?.(name), [name])
  return <span className={`${className} ${name}`} aria-hidden="true" />
}

type OrnamentProps = Pick<SVGProps<SVGPathElement>, 'className' | 'transform'>

export const Lotus = (props: OrnamentProps) => <path d={petals.lotus} {...props} />

export const ScallopedRing = (props: OrnamentProps) => (
  <path d={petals.scallops} fillRule="evenodd" {...props} />
)

import { useEffect } from 'react'
import { motifName } from './art.rules.ts'
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

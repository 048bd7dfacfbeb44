import { Lotus, MotifArt, ScallopedRing } from '#ui/art/MotifArt.tsx'
import { paletteOf } from '#ui/art/art.rules.ts'
import type { Motif } from '#ui/art/motifs/motifs.ts'
import css from './Avatar.module.css'
import { paletteClass } from '#ui/art/palette.ts'

type Props = { name: string; motif: Motif | null }

export function Avatar({ name, motif }: Props) {
  const [letter = ''] = name.trim()
  const colours = paletteOf(motif ?? name)
  return (
    <span className={`${css.avatar} ${paletteClass(colours)}`}>
      <svg viewBox="-44 -44 88 88" aria-hidden="true">
        {motif ? (
          <ScallopedRing className={css.ring} />
        ) : (
          <>
            <Lotus className={css.petals} />
            <text className={css.letter} y="14">
              {letter.toUpperCase()}
            </text>
          </>
        )}
      </svg>
      {motif && <MotifArt className={css.motif} motif={motif} palette={colours} />}
    </span>
  )
}

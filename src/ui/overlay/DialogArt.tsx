import { MotifArt } from '#ui/art/MotifArt.tsx'
import type { Motif } from '#ui/art/motifs/motifs.ts'
import css from './Dialog.module.css'

export const DialogArt = ({ motif }: { readonly motif: Motif }) => (
  <span className={css.art}>
    <MotifArt className={css.motif} motif={motif} palette={5} />
  </span>
)

import { paletteClass } from '#ui/art/palette.ts'
import css from './Mark.module.css'
import type { Monogram } from './marks.rules.ts'

/** Two letters on a coloured field. The name is beside it. */
export const Mark = ({ of }: { readonly of: Monogram | undefined }) => (
  <span className={`${css.mark} ${paletteClass(of?.colour ?? 0)}`} aria-hidden="true">
    {of?.letters}
  </span>
)

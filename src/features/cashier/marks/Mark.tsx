import palette from '#ui/art/palette.module.css'
import css from './Mark.module.css'
import type { Monogram } from './marks.rules.ts'

/** Two letters on a coloured field. The name is beside it. */
export const Mark = ({ of }: { readonly of: Monogram | undefined }) => (
  <span className={`${css.mark} ${palette[`p${of?.colour ?? 0}`]}`} aria-hidden="true">
    {of?.letters}
  </span>
)

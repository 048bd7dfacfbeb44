import { Poster } from '../../../ui/art/Poster.tsx'
import css from './ActivityGhost.module.css'

/** The prerendered page uses it too. */
export const ActivityGhost = () => <Poster className={css.ghost} />

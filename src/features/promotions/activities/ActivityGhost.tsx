import { Poster } from '../../../ui/art/Poster.tsx'
import css from './ActivityGhost.module.css'

/** The first promotion before it is known: the poster where its picture will have it. The prerendered frame draws it too. */
export const ActivityGhost = () => <Poster className={css.ghost} />

import { Skeletons } from '../../../ui/skeleton/Skeletons.tsx'
import css from './Lists.module.css'

export const BetsSkeleton = () => <Skeletons count={4} className={css.top} each={css.skeleton} />

import { useAtomValue } from 'jotai'
import { roleAtom } from '#features/session/session.atoms.ts'
import { optional } from '#ui/optional.ts'
import { GuestActions } from './GuestActions.tsx'
import css from './Header.module.css'

const PlayerActions = optional(() => import('./PlayerActions.tsx'), 'PlayerActions')

/** Login and registration for a guest; money, messages and language for a player. */
export function AccountActions() {
  if (useAtomValue(roleAtom) === 'guest') return <GuestActions />
  return (
    <div className={css.player}>
      <PlayerActions />
    </div>
  )
}

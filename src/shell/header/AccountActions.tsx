import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { optional } from '../../ui/optional.ts'
import { GuestActions } from './GuestActions.tsx'
import css from './Header.module.css'

const PlayerActions = optional(() =>
  import('./PlayerActions.tsx').then((module) => module.PlayerActions),
)

/** A guest's ways in; a player's money, messages and language. */
export function AccountActions({ balance }: { readonly balance?: ReactNode }) {
  if (useAtomValue(roleAtom) === 'guest') return <GuestActions />
  return (
    <div className={css.player}>
      <Suspense>
        <PlayerActions balance={balance} />
      </Suspense>
    </div>
  )
}

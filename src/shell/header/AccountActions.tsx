import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { Link } from '#ui/Link.tsx'
import { buttonClass } from '#ui/button/Button.tsx'
import { optional } from '#ui/optional.ts'
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

export function GuestActions({ className = css.entry }: { className?: string | undefined }) {
  const isOpen = useAtomValue(isOnAtom)('REG3')
  return (
    <div className={className}>
      <Link to="/m/login" className={buttonClass('ghost', 'small')}>
        <Trans>Sign in</Trans>
      </Link>
      {isOpen && (
        <Link to="/m/register" className={buttonClass('primary', 'small')}>
          <Trans>Sign up</Trans>
        </Link>
      )}
    </div>
  )
}

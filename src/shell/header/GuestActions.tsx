import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { Link } from '#ui/Link.tsx'
import { buttonClass } from '#ui/button/Button.tsx'
import css from './Header.module.css'

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

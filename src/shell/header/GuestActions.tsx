import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOnAtom } from '../../features/merchant/merchant.atoms.ts'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { AppLink } from '../route/AppLink.tsx'
import css from './Header.module.css'

export function GuestActions() {
  const isOpen = useAtomValue(isOnAtom)('REG3')
  return (
    <div className={css.entry}>
      <AppLink to="/m/login" className={buttonClass('ghost', 'small')}>
        <Trans>Sign in</Trans>
      </AppLink>
      {isOpen && (
        <AppLink to="/m/register" className={buttonClass('primary', 'small')}>
          <Trans>Sign up</Trans>
        </AppLink>
      )}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { may } from '../../api/roles.ts'
import { isOnAtom } from '../../features/merchant/merchant.atoms.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { AppLink } from '../route/AppLink.tsx'
import css from './SideMenu.module.css'

/** Deposit and withdraw for members; for a guest, the ways in. */
export function MoneyButtons() {
  const role = useAtomValue(roleAtom)
  const isOn = useAtomValue(isOnAtom)
  if (role === 'guest')
    return (
      <div className={css.pair}>
        <AppLink to="/m/login" className={buttonClass('ghost', 'small')}>
          <Trans>Sign in</Trans>
        </AppLink>
        {isOn('REG3') && (
          <AppLink to="/m/register" className={buttonClass('primary', 'small')}>
            <Trans>Sign up</Trans>
          </AppLink>
        )}
      </div>
    )
  if (!may(role, 'money')) return null
  return (
    <div className={css.pair}>
      <AppLink to="/m/voucherCenter" className={buttonClass('primary', 'small')}>
        <Trans>Deposit</Trans>
      </AppLink>
      <AppLink to="/m/withdraw" className={buttonClass('ghost', 'small')}>
        <Trans>Withdraw</Trans>
      </AppLink>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { may } from '../../api/roles.ts'
import { isOnAtom } from '../../features/merchant/merchant.atoms.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { Link } from '../../ui/Link.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import css from './SideMenu.module.css'

export function MoneyButtons() {
  const role = useAtomValue(roleAtom)
  const isOn = useAtomValue(isOnAtom)
  if (role === 'guest')
    return (
      <div className={css.pair}>
        <Link to="/m/login" className={buttonClass('ghost', 'small')}>
          <Trans>Sign in</Trans>
        </Link>
        {isOn('REG3') && (
          <Link to="/m/register" className={buttonClass('primary', 'small')}>
            <Trans>Sign up</Trans>
          </Link>
        )}
      </div>
    )
  if (!may(role, 'money')) return null
  return (
    <div className={css.pair}>
      <Link to="/m/voucherCenter" className={buttonClass('primary', 'small')}>
        <Trans>Deposit</Trans>
      </Link>
      <Link to="/m/withdraw" className={buttonClass('ghost', 'small')}>
        <Trans>Withdraw</Trans>
      </Link>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { may } from '../../api/roles.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { Link } from '../../ui/Link.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { GuestActions } from '../header/GuestActions.tsx'
import css from './SideMenu.module.css'

export function MoneyButtons() {
  const role = useAtomValue(roleAtom)
  if (role === 'guest') return <GuestActions className={css.pair} />
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

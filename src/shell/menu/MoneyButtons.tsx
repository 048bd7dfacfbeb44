import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { may } from '../../api/roles.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { GuestActions } from '../header/GuestActions.tsx'
import css from './SideMenu.module.css'

export function MoneyButtons() {
  const role = useAtomValue(roleAtom)
  if (role === 'guest') return <GuestActions className={css.pair} />
  if (!may(role, 'money')) return null
  return (
    <div className={css.pair}>
      <LinkButton to="/m/voucherCenter" size="small">
        <Trans>Deposit</Trans>
      </LinkButton>
      <LinkButton to="/m/withdraw" kind="ghost" size="small">
        <Trans>Withdraw</Trans>
      </LinkButton>
    </div>
  )
}

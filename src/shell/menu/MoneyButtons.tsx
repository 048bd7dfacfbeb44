import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/buttonClass.ts'
import { AppLink } from '../AppLink.tsx'
import css from './SideMenu.module.css'
import { type Role, isMember } from './menu.rules.ts'

/** Deposit and withdraw for members; for a guest, the ways in. */
export function MoneyButtons({ role }: { readonly role: Role }) {
  if (role === 'guest')
    return (
      <div className={css.pair}>
        <AppLink to="/m/login" className={buttonClass('ghost', 'small')}>
          <Trans>Sign in</Trans>
        </AppLink>
        <AppLink to="/m/register" className={buttonClass('primary', 'small')}>
          <Trans>Sign up</Trans>
        </AppLink>
      </div>
    )
  if (!isMember(role)) return null
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

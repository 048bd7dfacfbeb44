import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/buttonClass.ts'
import { AppLink } from '../AppLink.tsx'
import css from './Header.module.css'

export const GuestActions = () => (
  <div className={css.entry}>
    <AppLink to="/m/login" className={buttonClass('ghost', 'small')}>
      <Trans>Sign in</Trans>
    </AppLink>
    <AppLink to="/m/register" className={buttonClass('primary', 'small')}>
      <Trans>Sign up</Trans>
    </AppLink>
  </div>
)

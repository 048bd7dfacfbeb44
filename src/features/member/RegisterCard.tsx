import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Panel } from '../../ui/Panel.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import css from './MemberScreen.module.css'

/** What a trial player lacks, and the way to it. */
export const RegisterCard = () => (
  <Panel title={<Trans>You are on a free trial</Trans>}>
    <p className={css.text}>
      <Trans>With an account of your own you can deposit, withdraw and get messages.</Trans>
    </p>
    <Link to="/m/register" className={buttonClass('primary', 'medium', true)}>
      <Trans>Register now</Trans>
    </Link>
  </Panel>
)

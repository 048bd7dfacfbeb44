import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from '../../ui/Link.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { isOnAtom } from '../merchant/merchant.atoms.ts'
import css from './MemberScreen.module.css'

export function RegisterCard() {
  const canRegister = useAtomValue(isOnAtom)('REG3')
  return (
    <Panel title={<Trans>You are on a free trial</Trans>}>
      <p className={css.text}>
        <Trans>With your own account you can deposit, withdraw and get messages.</Trans>
      </p>
      {canRegister && (
        <Link to="/m/register" className={buttonClass('primary', 'medium', true)}>
          <Trans>Register now</Trans>
        </Link>
      )}
    </Panel>
  )
}

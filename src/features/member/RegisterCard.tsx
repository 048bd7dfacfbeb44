import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Panel } from '../../ui/layout/Panel.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
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
        <LinkButton to="/m/register" block>
          <Trans>Register now</Trans>
        </LinkButton>
      )}
    </Panel>
  )
}

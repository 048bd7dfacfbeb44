import { Trans } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { KeyRow } from './KeyRow.tsx'
import { EmailRow } from './email/EmailRow.tsx'
import type { EmailCodeSlot } from './email/EmailSheet.tsx'
import { PaymentRow } from './payment/PaymentRow.tsx'

interface Props {
  /** Masked; null when none is bound. */
  readonly mobile: string | null
  /** Masked; null when none is bound. */
  readonly email: string | null
  readonly EmailCodeField: EmailCodeSlot
}

export const KeysPanel = ({ mobile, email, EmailCodeField }: Props) => (
  <Panel title={<Trans>Keys to your account</Trans>} flush>
    <ul>
      <KeyRow
        icon="lock"
        name={<Trans>Password</Trans>}
        fact={<Trans>Changing it logs out your other devices.</Trans>}
        action={
          <Link to="/m/changePsw" className={buttonClass('ghost', 'small')}>
            <Trans>Change</Trans>
          </Link>
        }
      />
      <PaymentRow />
      <KeyRow
        icon="phone"
        name={<Trans>Mobile number</Trans>}
        fact={mobile ?? <Trans>No number is bound. Customer service can bind one.</Trans>}
      />
      <EmailRow email={email} CodeField={EmailCodeField} />
    </ul>
  </Panel>
)

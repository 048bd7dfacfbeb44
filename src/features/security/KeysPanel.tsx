import { Trans } from '@lingui/react/macro'
import { Panel } from '../../ui/layout/Panel.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { KeyRow } from './KeyRow.tsx'
import { EmailRow } from './email/EmailRow.tsx'
import type { EmailCodeSlot } from './email/EmailRow.tsx'
import { PaymentRow } from './payment/PaymentRow.tsx'
import type { OwnCodeSlot } from './payment/PaymentSheet.tsx'

export interface KeySlots {
  readonly EmailCodeField: EmailCodeSlot
  readonly OwnCodeField: OwnCodeSlot
}

interface Props extends KeySlots {
  /** Masked; null when none is bound. */
  readonly mobile: string | null
  /** Masked; null when none is bound. */
  readonly email: string | null
}

export const KeysPanel = ({ mobile, email, EmailCodeField, OwnCodeField }: Props) => (
  <Panel title={<Trans>Login details</Trans>} flush>
    <ul>
      <KeyRow
        icon="lock"
        name={<Trans>Password</Trans>}
        fact={<Trans>Changing it logs you out on your other devices.</Trans>}
        action={
          <LinkButton to="/m/changePsw" kind="ghost" size="small">
            <Trans>Change</Trans>
          </LinkButton>
        }
      />
      <PaymentRow CodeField={OwnCodeField} />
      <KeyRow
        icon="phone"
        name={<Trans>Mobile number</Trans>}
        fact={
          mobile ? (
            <bdi dir="ltr">{mobile}</bdi>
          ) : (
            <Trans>No mobile number yet. Customer service can add one for you.</Trans>
          )
        }
      />
      <EmailRow email={email} CodeField={EmailCodeField} />
    </ul>
  </Panel>
)

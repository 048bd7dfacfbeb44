import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { getSecurity } from '#api/account/security.ts'
import type { ValueOf } from '#api/endpoint.ts'
import { queryAtom } from '#net/query/query.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Columns } from '#ui/layout/Page.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import css from './SecurityScreen.module.css'
import { LoginsPanel, SessionsPanel } from './SessionsPanel.tsx'
import { EmailRow } from './email/EmailRow.tsx'
import { PaymentRow } from './PaymentRow.tsx'

export const securityAtom = queryAtom(getSecurity, () => ({}))

export function SecurityScreen() {
  return (
    <Columns heading={<Trans>Security</Trans>}>
      <Loaded read={useAtomValue(securityAtom)} skeleton={<Skeletons />}>
        {({ mobile, email, sessions, logins }) => (
          <>
            <SessionsPanel sessions={sessions} />
            <KeysPanel mobile={mobile} email={email} />
            <LoginsPanel logins={logins} />
          </>
        )}
      </Loaded>
    </Columns>
  )
}

const Skeletons = () => (
  <>
    <Skeleton className={css.skeleton} />
    <Skeleton className={css.skeleton} />
    <Skeleton className={css.skeleton} />
  </>
)

type Props = Pick<ValueOf<typeof getSecurity>, 'mobile' | 'email'>

const KeysPanel = ({ mobile, email }: Props) => (
  <Panel title={<Trans>Sign-in details</Trans>} flush>
    <ul>
      <SecurityRow
        icon="lock"
        name={<Trans>Password</Trans>}
        facts={<Trans>Changing it signs you out on your other devices.</Trans>}
        action={
          <LinkButton to="/m/changePsw" kind="ghost" size="small">
            <Trans>Change</Trans>
          </LinkButton>
        }
      />
      <PaymentRow />
      <SecurityRow
        icon="phone"
        name={<Trans>Mobile number</Trans>}
        facts={
          mobile ? (
            <bdi dir="ltr">{mobile}</bdi>
          ) : (
            <Trans>No mobile number yet. Customer service can add one for you.</Trans>
          )
        }
      />
      <EmailRow email={email} />
    </ul>
  </Panel>
)

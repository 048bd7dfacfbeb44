import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Loaded } from '../../ui/layout/Loaded.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { type KeySlots, KeysPanel } from './KeysPanel.tsx'
import { LoginsPanel } from './LoginsPanel.tsx'
import css from './SecurityScreen.module.css'
import { SessionsPanel } from './SessionsPanel.tsx'
import { securityAtom } from './security.atoms.ts'

export function SecurityScreen(slots: KeySlots) {
  return (
    <Columns heading={<Trans>Security</Trans>}>
      <Loaded read={useAtomValue(securityAtom)} skeleton={<Skeletons />}>
        {({ mobile, email, sessions, logins }) => (
          <>
            <SessionsPanel sessions={sessions} />
            <KeysPanel mobile={mobile} email={email} {...slots} />
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

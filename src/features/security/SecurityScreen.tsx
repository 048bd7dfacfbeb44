import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Read } from '../../net/query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { KeysPanel } from './KeysPanel.tsx'
import { LoginsPanel } from './LoginsPanel.tsx'
import css from './SecurityScreen.module.css'
import { SessionsPanel } from './SessionsPanel.tsx'
import { securityAtom } from './security.atoms.ts'

interface ShownProps<T> {
  readonly read: Read<T>
  readonly ghost: ReactNode
  readonly children: (value: T) => ReactNode
}

interface Props {
  /** A read on screen, lent by the member centre. */
  readonly Shown: <T>(props: ShownProps<T>) => ReactNode
}

/** Who can get into the account, and where it is open. */
export const SecurityScreen = ({ Shown }: Props) => (
  <div className={css.page}>
    <h1 className="visually-hidden">
      <Trans>Security</Trans>
    </h1>
    <Shown read={useAtomValue(securityAtom)} ghost={<Ghosts />}>
      {({ mobile, sessions, logins }) => (
        <>
          <SessionsPanel sessions={sessions} />
          <KeysPanel mobile={mobile} />
          <LoginsPanel logins={logins} />
        </>
      )}
    </Shown>
  </div>
)

const Ghosts = () => (
  <>
    <Skeleton className={css.ghost} />
    <Skeleton className={css.ghost} />
    <Skeleton className={css.ghost} />
  </>
)

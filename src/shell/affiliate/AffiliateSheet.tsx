import { useLingui, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { may } from '#api/roles.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import css from './AffiliateSheet.module.css'
import { AgentPanel } from '#features/agency/panel/AgentPanel.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { ClosedState } from '#ui/feedback/ClosedState.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { InviteCard } from '#features/promotions/invite/InviteCard.tsx'
import { invitationAtom } from '#features/promotions/invite/invite.atoms.ts'

export function AffiliateSheet({ open, onClose }: Openable) {
  const { t } = useLingui()
  const closeOnWayOut = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Affiliate`}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on the links inside */}
      <div className={css.panel} onClick={closeOnWayOut}>
        <Panel />
      </div>
    </Sheet>
  )
}

function Panel() {
  const role = useAtomValue(roleAtom)
  if (may(role, 'agency')) return <AgentPanel />
  return may(role, 'money') ? <PlayerPanel /> : <GuestPanel />
}

function PlayerPanel() {
  const read = useAtomValue(invitationAtom)
  if (read.failure?.code === 'not_permitted')
    return <ClosedState title={<Trans>Invitations are closed right now</Trans>} />
  return (
    <>
      <Loaded read={read} skeleton={<Skeleton className={css.skeleton} />}>
        {({ code }) => <InviteCard code={code} />}
      </Loaded>
      <div className={css.actions}>
        <LinkButton to="/m/inviteFriends" kind="ghost">
          <Trans>Rules and your friends</Trans>
        </LinkButton>
        <LinkButton to="/m/affiliate" kind="quiet">
          <Trans>How to become an agent</Trans>
        </LinkButton>
      </div>
    </>
  )
}

function GuestPanel() {
  const role = useAtomValue(roleAtom)
  return (
    <>
      <p className={css.text}>
        <Trans>
          Every player has an invitation code and link, and earns a reward for friends who join and
          play.
        </Trans>
      </p>
      <div className={css.actions}>
        {role === 'guest' && (
          <LinkButton to="/m/login" search={{ next: '/m/inviteFriends' }}>
            <Trans>Join</Trans>
          </LinkButton>
        )}
        <LinkButton to="/m/affiliate" kind="ghost">
          <Trans>How to become an agent</Trans>
        </LinkButton>
      </div>
    </>
  )
}

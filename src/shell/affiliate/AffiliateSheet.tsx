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
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Counters } from '#features/promotions/invite/Counters.tsx'
import { InviteCard } from '#features/promotions/invite/InviteCard.tsx'
import { invitationAtom } from '#features/promotions/invite/invite.atoms.ts'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'

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
  if (read.failure?.code === 'not_permitted') return <NotNow />
  return (
    <>
      <Loaded read={read} skeleton={<Skeleton className={css.skeleton} />}>
        {(invitation) => (
          <>
            <InviteCard code={invitation.code} />
            <Counters invitation={invitation} />
          </>
        )}
      </Loaded>
      <div className={css.actions}>
        <LinkButton to="/m/affiliate" kind="quiet">
          <Trans>How to become an agent</Trans>
        </LinkButton>
        <LinkButton to="/m/inviteFriends" kind="ghost">
          <Trans>Rules and your friends</Trans>
        </LinkButton>
      </div>
    </>
  )
}

const NotNow = () => (
  <>
    <h3 className={css.heading}>
      <Trans>Invitations are closed right now</Trans>
    </h3>
    <p className={css.text}>
      <Trans>Customer service can tell you when it opens again.</Trans>
    </p>
    <div className={css.actions}>
      <LinkButton to="/m/affiliate" kind="ghost">
        <Trans>How to become an agent</Trans>
      </LinkButton>
      <LinkButton to="/m/service">
        <Trans>Customer service</Trans>
      </LinkButton>
    </div>
  </>
)

function GuestPanel() {
  const brand = useAtomValue(brandAtom)
  const role = useAtomValue(roleAtom)
  return (
    <>
      <h3 className={css.heading}>
        <Trans>Bring players to {brand}</Trans>
      </h3>
      <ul className={css.gains}>
        <li>
          <Trans>
            Every player has an invitation code and link, and earns a reward for friends who join
            and play.
          </Trans>
        </li>
        <li>
          <Trans>As an agent, you get a share of what the house earns from your players.</Trans>
        </li>
      </ul>
      <div className={css.actions}>
        <LinkButton to="/m/affiliate" kind="ghost">
          <Trans>How it works</Trans>
        </LinkButton>
        {role === 'guest' && (
          <LinkButton to="/m/login" search={{ next: '/m/inviteFriends' }}>
            <Trans>Join</Trans>
          </LinkButton>
        )}
      </div>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Counters } from '../../features/invite/Counters.tsx'
import { InviteCard } from '../../features/invite/InviteCard.tsx'
import { invitationAtom } from '../../features/invite/invite.atoms.ts'
import { Loaded } from '../../ui/layout/Loaded.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import css from './AffiliateSheet.module.css'

export function PlayerPanel() {
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
          <Trans>About becoming an agent</Trans>
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
      <Trans>Inviting friends is closed at the moment</Trans>
    </h3>
    <p className={css.text}>
      <Trans>Customer service can tell you when it opens again.</Trans>
    </p>
    <div className={css.actions}>
      <LinkButton to="/m/affiliate" kind="ghost">
        <Trans>About becoming an agent</Trans>
      </LinkButton>
      <LinkButton to="/m/service">
        <Trans>Customer service</Trans>
      </LinkButton>
    </div>
  </>
)

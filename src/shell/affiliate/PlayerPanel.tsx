import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Counters } from '../../features/invite/Counters.tsx'
import { InviteCard } from '../../features/invite/InviteCard.tsx'
import { invitationAtom } from '../../features/invite/invite.atoms.ts'
import { Link } from '../../ui/Link.tsx'
import { Shown } from '../../ui/layout/Shown.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import css from './AffiliateSheet.module.css'

export function PlayerPanel() {
  const read = useAtomValue(invitationAtom)
  if (read.failure?.code === 'not_permitted') return <NotNow />
  return (
    <>
      <Shown read={read} skeleton={<Skeleton className={css.skeleton} />}>
        {(invitation) => (
          <>
            <InviteCard code={invitation.code} />
            <Counters invitation={invitation} />
          </>
        )}
      </Shown>
      <div className={css.actions}>
        <Link to="/m/affiliate" className={buttonClass('quiet')}>
          <Trans>About becoming an agent</Trans>
        </Link>
        <Link to="/m/inviteFriends" className={buttonClass('ghost')}>
          <Trans>Rules and your friends</Trans>
        </Link>
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
      <Link to="/m/affiliate" className={buttonClass('ghost')}>
        <Trans>About becoming an agent</Trans>
      </Link>
      <Link to="/m/service" className={buttonClass('primary')}>
        <Trans>Customer service</Trans>
      </Link>
    </div>
  </>
)

import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Invitation, Friend } from '#api/promotions/invite.ts'
import { ClosedState } from '#ui/feedback/ClosedState.tsx'
import { ServerHtml } from '#ui/html/ServerHtml.tsx'
import { Columns } from '#ui/layout/Page.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { Counters } from './Counters.tsx'
import { InviteCard } from './InviteCard.tsx'
import css from './InviteScreen.module.css'
import { invitationAtom, friendsAtom } from './invite.atoms.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { useFormat } from '#i18n/format.ts'
import { PageRows } from '#ui/list/PageRows.tsx'

export function InviteScreen() {
  const read = useAtomValue(invitationAtom)
  const heading = <Trans>Invite friends</Trans>
  if (read.failure?.code === 'not_permitted')
    return (
      <>
        <h1 className="visually-hidden">{heading}</h1>
        <ClosedState title={<Trans>Invitations are closed right now</Trans>} />
      </>
    )
  return (
    <Columns heading={heading}>
      <Loaded read={read} skeleton={<InviteSkeleton />}>
        {(invitation) => (
          <>
            <Offer {...invitation} />
            <InviteCard code={invitation.code} />
            <Counters invitation={invitation} />
            <section className={css.section}>
              <h2 className={css.heading}>
                <Trans>Rules</Trans>
              </h2>
              <ServerHtml html={invitation.rules} className={css.rules ?? ''} />
            </section>
            <FriendList />
          </>
        )}
      </Loaded>
    </Columns>
  )
}

type Offered = Pick<Invitation, 'reward' | 'qualifiesAt'>

function Offer({ reward, qualifiesAt }: Offered) {
  const money = useAtomValue(moneyAtom)
  const [each, stake] = [money(reward), money(qualifiesAt)]
  return (
    <p className={css.offer}>
      <Trans comment="Both placeholders are sums of money.">
        {each} for every friend who signs up with your code and stakes {stake}.
      </Trans>
    </p>
  )
}

const InviteSkeleton = () => (
  <>
    <Skeleton className={css.skeletonCard} />
    <Skeleton className={css.skeletonRow} />
  </>
)

function FriendList() {
  const pages = useAtomValue(friendsAtom)
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <Trans>Your friends</Trans>
      </h2>
      <PageRows
        pages={pages}
        skeleton={<Skeleton className={css.skeletonRow} />}
        empty={
          <p className={css.none}>
            <Trans>Nobody has signed up with your code yet.</Trans>
          </p>
        }
        keyOf={({ id }) => id}
        className={css.friends}
        rowClass={css.friend}
      >
        {(friend) => <FriendRow friend={friend} />}
      </PageRows>
    </section>
  )
}

function FriendRow({ friend: { name, at, stage, earned } }: { readonly friend: Friend }) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  return (
    <>
      <span className={css.name} dir="auto">
        {name}
      </span>
      <span className={css.earned}>{earned > 0 ? money(earned) : '—'}</span>
      <span className={css.when}>{format.date(at)}</span>
      <span className={css.stage} data-stage={stage}>
        {stage === 'qualified' ? <Trans>Qualified</Trans> : <Trans>Signed up</Trans>}
      </span>
    </>
  )
}

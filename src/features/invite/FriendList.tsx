import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Friend } from '../../api/promotions/invite.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageRows } from '../../ui/list/PageRows.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import css from './InviteScreen.module.css'
import { friendsAtom } from './invite.atoms.ts'
import { moneyAtom } from '../merchant/merchant.atoms.ts'

export function FriendList() {
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
            <Trans>Nobody has registered with your code yet.</Trans>
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
      <span className={css.name}>{name}</span>
      <span className={css.earned}>{earned > 0 ? money(earned) : '—'}</span>
      <span className={css.when}>{format.date(at)}</span>
      <span className={css.stage} data-stage={stage}>
        {stage === 'qualified' ? <Trans>Qualified</Trans> : <Trans>Signed up</Trans>}
      </span>
    </>
  )
}

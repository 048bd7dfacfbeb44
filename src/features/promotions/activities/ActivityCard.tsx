import { type LinkOptions, linkOptions } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Promotion } from '#api/promotions/promotions.ts'
import css from './ActivityCard.module.css'
import { ActivityPicture } from './ActivityPicture.tsx'
import { PromotionPeriod } from '#features/promotions/status/PromotionPeriod.tsx'
import { StatusBadge } from '#features/promotions/status/StatusBadge.tsx'
import { Link } from '#ui/Link.tsx'
import { standingOf } from './activities.rules.ts'
import { standingsAtom } from './activity.atoms.ts'
import { PlatformText } from '#i18n/foreign/Name.tsx'

export function ActivityCard({ promotion }: { readonly promotion: Promotion }) {
  const { own, isAwaited } = useAtomValue(standingsAtom)
  const { status } = standingOf(promotion, own)
  return (
    <article className={css.card} data-status={status}>
      <CardLink promotion={promotion}>
        <ActivityPicture picture={promotion.picture} />
        <div className={css.words}>
          <div className={css.head}>
            <h2 className={css.title}>
              <PlatformText>{promotion.title}</PlatformText>
            </h2>
            {!isAwaited && <StatusBadge status={status} startsAt={promotion.startsAt} />}
          </div>
          <p className={css.summary}>
            <PlatformText>{promotion.summary}</PlatformText>
          </p>
          <PromotionPeriod promotion={promotion} />
        </div>
      </CardLink>
    </article>
  )
}

interface CardLinkProps {
  readonly promotion: Promotion
  readonly children: ReactNode
}

const pages: Readonly<Record<Promotion['page'], (id: string) => LinkOptions>> = {
  detail: (id) => linkOptions({ to: '/m/activityDetail', search: { id } }),
  signIn: () => linkOptions({ to: '/m/activity/signIn' }),
  invite: () => linkOptions({ to: '/m/inviteFriends' }),
}

const CardLink = ({ promotion: { id, page }, children }: CardLinkProps) => (
  <Link {...pages[page](id)} className={css.link}>
    {children}
  </Link>
)

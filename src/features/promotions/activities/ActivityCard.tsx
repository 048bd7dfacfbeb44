import { type LinkOptions, linkOptions } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useLingui, Trans } from '@lingui/react/macro'
import type { Promotion } from '#api/promotions/promotions.ts'
import css from './ActivityCard.module.css'
import { Link } from '#ui/Link.tsx'
import { standingOf } from './activities.rules.ts'
import { standingsAtom } from './activity.atoms.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { Picture } from '#ui/Picture.tsx'
import { Poster } from '#ui/art/Poster.tsx'
import art from './ActivityPicture.module.css'
import type { ActivityStatus } from '#api/promotions/activity.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { StartsIn } from '#features/promotions/status/Countdown.tsx'
import badge from '#features/promotions/status/StatusBadge.module.css'
import { activityStatusNames } from './activity.text.ts'
import { useFormat } from '#i18n/format.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import period from '#features/promotions/status/PromotionPeriod.module.css'

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

/** 2:1; the poster shows while it loads and when it fails. */
export function ActivityPicture({ picture }: { readonly picture: string }) {
  const src = useAtomValue(isLiteAtom) ? null : picture
  return (
    <div className={art.box}>
      <Poster className={art.poster} />
      <Picture src={src} className={art.picture} width={600} height={300} />
    </div>
  )
}

interface BadgeProps {
  readonly status: ActivityStatus
  readonly startsAt: number
}

const kinds: Readonly<Partial<Record<ActivityStatus, 'primary' | 'teal'>>> = {
  claim: 'primary',
  issued: 'primary',
  join: 'teal',
}

function StatusBadge({ status, startsAt }: BadgeProps) {
  const { t } = useLingui()
  return (
    <span className={badge.badge}>
      <Badge kind={kinds[status] ?? 'quiet'}>
        {status === 'coming' ? <StartsIn at={startsAt} /> : t(activityStatusNames[status])}
      </Badge>
    </span>
  )
}

type PeriodProps = { readonly promotion: Pick<Promotion, 'startsAt' | 'endsAt'> }

export function PromotionPeriod({ promotion: { startsAt, endsAt } }: PeriodProps) {
  const format = useFormat()
  const start = format.date(startsAt)
  const end = endsAt === null ? '' : format.date(endsAt)
  return (
    <span className={period.period}>
      <Icon name="clock" size="small" />
      <span>
        {end ? (
          <Trans comment="Both placeholders are dates.">
            {start} to {end}
          </Trans>
        ) : (
          <Trans comment="The placeholder is a date.">Since {start}, with no end date</Trans>
        )}
      </span>
    </span>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { UnreadBadge } from '#ui/feedback/Badge.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import css from './Places.module.css'
import type { MemberLink } from './places.rules.ts'

interface Props {
  readonly label: string
  readonly places: readonly MemberLink[]
  readonly as: 'rows' | 'tiles'
  readonly unread?: number
}

export const Places = ({ label, places, as, unread = 0 }: Props) =>
  places.length > 0 && (
    <nav aria-label={label} className={css[as]}>
      {places.map((place) => (
        <PlaceLink key={place.icon} place={place} className={as === 'rows' ? css.row : css.tile}>
          <Face {...place} unread={unread} hasArrow={as === 'rows'} />
        </PlaceLink>
      ))}
    </nav>
  )

interface PlaceLinkProps {
  readonly place: MemberLink
  readonly className: string | undefined
  readonly children: ReactNode
}

function PlaceLink({ place: { to }, className, children }: PlaceLinkProps) {
  const { t } = useLingui()
  if (to !== null)
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  const askService = () => toast('info', t`Contact customer service`, 2000)
  return (
    <button type="button" className={className} onClick={askService}>
      {children}
    </button>
  )
}

interface FaceProps extends MemberLink {
  readonly unread: number
  readonly hasArrow: boolean
}

function Face({ icon, label, hasUnread, unread, hasArrow }: FaceProps) {
  const { t } = useLingui()
  return (
    <>
      <Icon name={icon} />
      <span className={css.label}>{t(label)}</span>
      {hasUnread && <UnreadBadge count={unread} className={css.unread} />}
      {hasArrow && <Icon name="chevron-right" size="small" />}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Notice } from '../../api/announcements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Marquee } from '../../ui/Marquee.tsx'
import css from './NoticeTicker.module.css'

/** Nobody waits for a longer line; the list has them all. */
const mostMoving = 20

export function MovingLine({ notices }: { readonly notices: readonly Notice[] }) {
  const { t } = useLingui()
  return (
    <Marquee
      label={t`Announcements`}
      labels={{ pause: t`Pause`, play: t`Play` }}
      icon={<Icon name="bell" />}
      items={notices.slice(0, mostMoving)}
      keyOf={({ id }) => id}
      render={({ title }, i) => (
        <Link to="/m/notice" search={{ i }} className={css.item}>
          {title}
        </Link>
      )}
    />
  )
}

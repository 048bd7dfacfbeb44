import { Trans } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { Badge, capCount } from './Badge.tsx'
import css from './UnreadBadge.module.css'

interface Props {
  readonly count: number
  readonly className?: string | undefined
  /** Over the icon that it belongs to. */
  readonly isCorner?: boolean
}

/** Follows the name of what it counts and continues it for screen readers: ", 3 unread". */
export function UnreadBadge({ count, isCorner = false, className }: Props) {
  const format = useFormat()
  if (count <= 0) return null
  return (
    <>
      <span className="visually-hidden">
        , <Trans>{count} unread</Trans>
      </span>
      <span className={isCorner ? css.corner : className} aria-hidden="true">
        <Badge>{capCount(count, format.count)}</Badge>
      </span>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import css from './Badge.module.css'
import unread from './UnreadBadge.module.css'

export const capCount = (count: number, format: (count: number) => string = String) =>
  count > 99 ? `${format(99)}+` : format(Math.max(0, count))

type Props = { kind?: 'accent' | 'teal' | 'primary' | 'quiet'; children: ReactNode }

export const Badge = ({ kind = 'accent', children }: Props) => (
  <span className={css.badge} data-tone={kind}>
    {children}
  </span>
)

interface UnreadProps {
  readonly count: number
  readonly className?: string | undefined
  /** Over the icon that it belongs to. */
  readonly isCorner?: boolean
}

/** Follows the name of what it counts and continues it for screen readers: ", 3 unread". */
export function UnreadBadge({ count, isCorner = false, className }: UnreadProps) {
  const format = useFormat()
  if (count <= 0) return null
  return (
    <>
      <span className="visually-hidden">
        , <Trans>{count} unread</Trans>
      </span>
      <span className={isCorner ? unread.corner : className} aria-hidden="true">
        <Badge>{capCount(count, format.count)}</Badge>
      </span>
    </>
  )
}

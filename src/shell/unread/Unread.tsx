import { useFormat } from '../../i18n/format.ts'
import { Badge, capCount } from '../../ui/feedback/Badge.tsx'
import css from './Unread.module.css'

/** The count on the corner of an icon, 99+ above 99 (section 9); the link's name says it in words. */
export function Unread({ count }: { readonly count: number }) {
  const format = useFormat()
  if (count <= 0) return null
  return (
    <span className={css.corner} aria-hidden="true">
      <Badge>{capCount(count, format.count)}</Badge>
    </span>
  )
}

import { useFormat } from '../../i18n/format.ts'
import { Badge, capCount } from '../../ui/feedback/Badge.tsx'
import css from './Unread.module.css'

/** At most 99+ (section 9). Hidden from screen readers: the link's name says it. */
export function Unread({ count }: { readonly count: number }) {
  const format = useFormat()
  if (count <= 0) return null
  return (
    <span className={css.corner} aria-hidden="true">
      <Badge>{capCount(count, format.count)}</Badge>
    </span>
  )
}

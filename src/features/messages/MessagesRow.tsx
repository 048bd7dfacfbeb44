import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Passage } from '#net/urlGate.ts'
import { held } from '#ui/html/linkWatch.ts'
import { UnreadBadge } from '#ui/feedback/Badge.tsx'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import { ServiceMark } from '#ui/icon/ServiceMark.tsx'
import { ItemContent, itemClass } from '#ui/list/ListItem.tsx'
import css from './MessagesRow.module.css'

interface Content {
  readonly icon: IconName | 'telegram'
  readonly name: ReactNode
  readonly note: ReactNode
  readonly unread?: number
}

type Props = Content &
  (
    | { readonly to: '/m/notice' | '/m/webEmail' }
    | { readonly passage: Passage }
    | { readonly onPress: () => void }
  )

export function MessagesRow(props: Props) {
  if ('to' in props)
    return (
      <Link to={props.to} className={itemClass(css.row)}>
        <RowContent {...props} />
      </Link>
    )
  if ('passage' in props)
    return (
      <a
        {...held}
        href={props.passage.href}
        className={itemClass(css.row)}
        rel="noopener noreferrer"
      >
        <RowContent {...props} end="external" />
      </a>
    )
  return (
    <button type="button" className={itemClass(css.row)} onClick={props.onPress}>
      <RowContent {...props} />
    </button>
  )
}

function RowContent({ icon, unread = 0, ...rest }: Content & { readonly end?: IconName }) {
  const mark = (
    <span className={css.icon}>
      {icon === 'telegram' ? <ServiceMark name={icon} /> : <Icon name={icon} />}
    </span>
  )
  return <ItemContent {...rest} icon={mark} badge={<UnreadBadge count={unread} />} />
}

import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { Passage } from '../../net/urlGate.ts'
import { Link } from '../../ui/Link.tsx'
import { UnreadBadge } from '../../ui/feedback/UnreadBadge.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ItemContent, itemClass } from '../../ui/list/ListItem.tsx'
import { confirm } from '../../ui/overlay/confirmation.ts'
import type { IconName } from '../../ui/icon/icons.ts'
import css from './MessagesRow.module.css'

interface Content {
  readonly icon: IconName
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
  if ('passage' in props) return <OutRow {...props} />
  return (
    <button type="button" className={itemClass(css.row)} onClick={props.onPress}>
      <RowContent {...props} />
    </button>
  )
}

/** Uses its own confirmation dialog: the app's link gate may not have loaded yet. */
function OutRow({ passage, ...content }: Content & { readonly passage: Passage }) {
  const { t } = useLingui()
  const leave = async (event: MouseEvent) => {
    if (passage.kind !== 'ask') return
    event.preventDefault()
    const { host, href } = passage
    const isAgreed = await confirm({
      title: t`Go to ${host}?`,
      text: t`This link leads to another site.`,
      confirm: t`Open`,
      cancel: t`Stay here`,
    })
    if (isAgreed) window.open(href, '_blank', 'noopener,noreferrer')
  }
  return (
    <a
      href={passage.href}
      className={itemClass(css.row)}
      rel="noopener noreferrer"
      onClick={(event) => void leave(event)}
    >
      <RowContent {...content} end="external" />
    </a>
  )
}

function RowContent({ icon, unread = 0, ...rest }: Content & { readonly end?: IconName }) {
  const mark = (
    <span className={css.icon}>
      <Icon name={icon} />
    </span>
  )
  return <ItemContent {...rest} icon={mark} badge={<UnreadBadge count={unread} />} />
}

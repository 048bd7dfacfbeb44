import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { Passage } from '../../net/urlGate.ts'
import { Link } from '../../ui/Link.tsx'
import { UnreadBadge } from '../../ui/feedback/UnreadBadge.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { confirm } from '../../ui/overlay/confirmation.ts'
import type { IconName } from '../../ui/icon/icons.ts'
import css from './MessagesRow.module.css'
import { hrefOf } from './messages.rules.ts'

interface Face {
  readonly icon: IconName
  readonly name: ReactNode
  readonly about: ReactNode
  readonly unread?: number
}

type Props = Face &
  (
    | { readonly to: '/m/notice' | '/m/webEmail' }
    | { readonly passage: Passage }
    | { readonly onPress: () => void }
  )

export function MessagesRow(props: Props) {
  if ('to' in props)
    return (
      <Link to={props.to} className={css.row}>
        <RowFace {...props} />
      </Link>
    )
  if ('passage' in props) return <WayOut {...props} />
  return (
    <button type="button" className={css.row} onClick={props.onPress}>
      <RowFace {...props} />
    </button>
  )
}

/** Uses its own confirmation dialog: the app's link gate may not have loaded yet. */
function WayOut({ passage, ...face }: Face & { readonly passage: Passage }) {
  const { t } = useLingui()
  const leave = async (event: MouseEvent) => {
    if (passage.kind !== 'ask') return
    event.preventDefault()
    const { host, url } = passage
    const isAgreed = await confirm({
      title: t`Go to ${host}?`,
      text: t`This link leads to another site.`,
      confirm: t`Open`,
      cancel: t`Stay here`,
    })
    if (isAgreed) window.open(url, '_blank', 'noopener,noreferrer')
  }
  return (
    <a
      href={hrefOf(passage)}
      className={css.row}
      rel="noopener noreferrer"
      onClick={(event) => void leave(event)}
    >
      <RowFace {...face} end="external" />
    </a>
  )
}

function RowFace({
  icon,
  name,
  about,
  unread = 0,
  end = 'chevron-right',
}: Face & { readonly end?: IconName }) {
  return (
    <>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>{about}</span>
      </span>
      <UnreadBadge count={unread} />
      <span className={css.end}>
        <Icon name={end} size="small" />
      </span>
    </>
  )
}

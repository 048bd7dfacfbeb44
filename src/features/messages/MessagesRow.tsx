import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { Badge, capCount } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import css from './MessagesRow.module.css'

interface Face {
  readonly icon: IconName
  readonly name: ReactNode
  readonly about: ReactNode
  readonly unread?: number
}

type Props = Face &
  (
    | { readonly to: '/m/notice' | '/m/webEmail' }
    | { readonly href: string }
    | { readonly onPress: () => void }
  )

/** One way to be told something: a page of ours, an address elsewhere, or something that opens here. */
export function MessagesRow(props: Props) {
  if ('to' in props)
    return (
      <Link to={props.to} className={css.row}>
        <RowFace {...props} />
      </Link>
    )
  if ('href' in props)
    return (
      <a href={props.href} className={css.row} rel="noopener noreferrer">
        <RowFace {...props} end="external" />
      </a>
    )
  return (
    <button type="button" className={css.row} onClick={props.onPress}>
      <RowFace {...props} />
    </button>
  )
}

function RowFace({
  icon,
  name,
  about,
  unread = 0,
  end = 'chevron-right',
}: Face & { readonly end?: IconName }) {
  const { count } = useFormat()
  return (
    <>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>{about}</span>
      </span>
      {unread > 0 && (
        <>
          <span className="visually-hidden">
            , <Trans>{unread} unread</Trans>
          </span>
          <span aria-hidden="true">
            <Badge>{capCount(unread, count)}</Badge>
          </span>
        </>
      )}
      <span className={css.end}>
        <Icon name={end} size="small" />
      </span>
    </>
  )
}

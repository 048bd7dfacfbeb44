import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Message } from '../../api/inbox.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './InboxRow.module.css'
import { excerptOf } from './inbox.rules.ts'
import { useWhen } from './useWhen.ts'

interface Props {
  readonly message: Message
  readonly tab: 'personal' | undefined
}

/** One message in the list: who it is for, what it says, when. */
export const InboxRow = memo(function InboxRow({ message, tab }: Props) {
  const { id, title, content, time, isRead, isPersonal } = message
  const when = useWhen()
  return (
    <Link
      to="/m/webEmail"
      search={{ id, tab }}
      preload={false}
      className={css.row}
      data-unread={isRead ? undefined : true}
    >
      <span className={css.icon}>
        <Icon name={isPersonal ? 'profile' : 'mail'} />
      </span>
      <span className={css.head}>
        <span className={css.title}>{title}</span>
        {!isRead && (
          <span className="visually-hidden">
            , <Trans>Unread</Trans>,
          </span>
        )}
        <time className={css.time} dateTime={new Date(time).toISOString()}>
          {when(time)}
        </time>
      </span>
      <span className={css.excerpt}>{excerptOf(content)}</span>
    </Link>
  )
})

import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Message } from '#api/content/inbox.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './InboxRow.module.css'
import { messageExcerptOf } from './inbox.rules.ts'
import { Name } from '#i18n/foreign/Name.tsx'

interface Props {
  readonly message: Message
  readonly tab: 'personal' | undefined
  readonly when: (at: number) => string
  readonly digits: (text: string) => string
}

export const InboxRow = memo(function InboxRow({ message, tab, when, digits }: Props) {
  const { id, title, content, time, isRead, isPersonal } = message
  return (
    <Link
      to="/m/webEmail"
      search={{ id, tab }}
      className={css.row}
      data-unread={isRead ? undefined : true}
    >
      <span className={css.icon}>
        <Icon name={isPersonal ? 'profile' : 'mail'} />
      </span>
      <span className={css.head}>
        <Name className={css.title}>{digits(title)}</Name>
        {!isRead && (
          <span className="visually-hidden">
            , <Trans>Unread</Trans>,
          </span>
        )}
        <time className={css.time} dateTime={new Date(time).toISOString()}>
          {when(time)}
        </time>
      </span>
      <Name className={css.excerpt}>{digits(messageExcerptOf(content))}</Name>
    </Link>
  )
})

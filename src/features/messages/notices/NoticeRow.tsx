import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { ServerHtml } from '#ui/html/ServerHtml.tsx'
import { ChevronSummary } from '#ui/list/ChevronSummary.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { useInView } from '#ui/viewport.ts'
import { markReadIntent, readNoticesAtom } from './announcements.atoms.ts'
import css from './NoticeRow.module.css'
import type { ShownNotice } from './notices.rules.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'

interface Props {
  readonly notice: ShownNotice
  readonly isWanted: boolean
}

export function NoticeRow({ notice, isWanted }: Props) {
  const [isOpen, setOpen] = useState(isWanted)
  const markRead = useSetAtom(markReadIntent)
  const { date } = useFormat()
  const row = useInView<HTMLLIElement>(isWanted)
  // Not in onToggle: for a row that is rendered open, the event can fire before the row is in the page and is then
  // lost.
  useEffect(() => {
    if (isOpen) markRead(notice.id)
  }, [isOpen, notice.id, markRead])
  return (
    <li ref={row} className={css.row}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <ChevronSummary className={css.summary}>
          <span className={css.head}>
            <span className={css.title}>
              <PlatformText>{notice.title}</PlatformText> <UnreadMark id={notice.id} />
            </span>
            {notice.isForAgents && (
              <span className={css.audience}>
                <Badge kind="teal">
                  <Trans>For agents</Trans>
                </Badge>
              </span>
            )}
            <time className={css.time} dateTime={new Date(notice.time).toISOString()}>
              {date(notice.time)}
            </time>
          </span>
        </ChevronSummary>
        {isOpen && (
          <ServerHtml
            className={css.content ?? ''}
            html={notice.content}
            waiting={<Skeleton shape="line" className={css.waiting} />}
            failed={
              <p className={css.content}>
                <Trans>The text could not be loaded. Open it again.</Trans>
              </p>
            }
          />
        )}
      </details>
    </li>
  )
}

function UnreadMark({ id }: { readonly id: string }) {
  const read = useAtomValue(readNoticesAtom)
  if (!read || read.has(id)) return null
  return (
    <span className={css.unread}>
      <span className="visually-hidden">
        <Trans>Unread</Trans>
      </span>
    </span>
  )
}

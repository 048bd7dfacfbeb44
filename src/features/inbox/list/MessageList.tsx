import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useDigits } from '#i18n/digits.ts'
import type { Message } from '#api/content/inbox.ts'
import type { ReadPages } from '#net/query/query.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { More } from '#ui/list/More.tsx'
import { InboxRow } from '#features/inbox/InboxRow.tsx'
import css from './MessageList.module.css'
import { useWhen } from '#features/inbox/useWhen.ts'
import { useWindow } from './useWindow.ts'

/** All rows have the same height, so that the list knows its length without rendering it. */
const rowRem = { normal: 4.75, largeText: 7 }

interface Props {
  readonly pages: ReadPages<Message>
  readonly messages: readonly Message[]
  readonly tab: 'personal' | undefined
}

export function MessageList({ pages, messages, tab }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const row = rowRem[useMediaQuery('(width < 17em)') ? 'largeText' : 'normal']
  const { from, to } = useWindow(list, messages.length, row)
  const when = useWhen()
  const digits = useDigits()
  const isAtEnd = to >= messages.length
  useMore(pages, isAtEnd)
  return (
    <>
      <ul
        ref={list}
        className={css.list}
        aria-label={t`Messages`}
        style={{
          blockSize: `${messages.length * row}rem`,
          paddingBlockStart: `${from * row}rem`,
        }}
      >
        {messages.slice(from, to).map((message, place) => (
          <li
            key={message.id}
            className={css.item}
            style={{ blockSize: `${row}rem` }}
            aria-setsize={pages.hasMore ? -1 : messages.length}
            aria-posinset={from + place + 1}
          >
            <InboxRow message={message} tab={tab} when={when} digits={digits} />
          </li>
        ))}
      </ul>
      <More pages={pages} />
    </>
  )
}

/** Loads the next page before the end is reached; after a failure the player requests it. */
function useMore(
  { hasMore, isLoadingMore, isPending, failure, more }: ReadPages<Message>,
  isAtEnd: boolean,
) {
  const isDue = isAtEnd && hasMore && !isLoadingMore && !isPending && !failure
  useEffect(() => {
    if (isDue) more()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `more` is a new function at every read
  }, [isDue])
}

import { useLingui } from '@lingui/react/macro'
import { useRef, useMemo } from 'react'
import { useDigits } from '#i18n/digits.ts'
import type { Message } from '#api/content/inbox.ts'
import type { ReadPages } from '#net/query/query.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { More } from '#ui/list/More.tsx'
import { useNextPage } from '#ui/list/useNextPage.ts'
import { InboxRow } from '#features/inbox/InboxRow.tsx'
import css from './MessageList.module.css'
import { useWindow } from './useWindow.ts'
import { useAtomValue } from 'jotai'
import { useFormat } from '#i18n/format.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { isSameDay } from '#i18n/age/age.rules.ts'
import { platformNow } from '#net/reach/clock.ts'

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
  const bar = useNextPage(pages, messages.length)
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
      <div ref={bar}>
        <More pages={pages} />
      </div>
    </>
  )
}

const minute = 60_000
const isToday = (at: number) => isSameDay(at, platformNow())

/** "14:05" for today, else the date. Cached: formatting a date takes milliseconds on a cheap phone. */
export function useWhen(): (at: number) => string {
  const language = useAtomValue(languageAtom)
  const { time, date } = useFormat()
  return useMemo(() => {
    const texts = new Map<number, string>()
    return (at) => {
      const key = isToday(at) ? Math.floor(at / minute) : new Date(at).setHours(0, 0, 0, 0)
      const text = texts.get(key) ?? (isToday(at) ? time(at) : date(at))
      texts.set(key, text)
      return text
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the formats differ by language alone
  }, [language])
}

import { atom } from 'jotai'
import { listReadNotices } from '#api/content/readNotices.ts'
import { countUnreadChat } from '#api/content/chat.ts'
import { countUnreadInbox, countUnreadPersonal } from '#api/content/inbox.ts'
import { may } from '#api/roles.ts'
import { everyMinute } from '#net/query/polling.ts'
import { queryAtom } from '#net/query/query.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { offlineQueueAtom } from '#net/offlineQueue/waiting.ts'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { unreadNoticesAtom } from '#features/messages/notices/announcements.atoms.ts'
import { throttled, totalOf } from './unread.rules.ts'

const isCountedAtom = atom((get) => may(get(roleAtom), 'mail'))

const inboxAtom = queryAtom(
  countUnreadInbox,
  (get) => (get(isCountedAtom) && get(isOnAtom)('COMM3') ? {} : null),
  everyMinute,
)
const chatAtom = queryAtom(
  countUnreadChat,
  (get) => (get(isCountedAtom) && get(isOnAtom)('CBS3') ? {} : null),
  everyMinute,
)

/** Leaves out what was just opened, which the platform may still count. */
export const unreadInboxAtom = atom((get): number => {
  const waiting = get(offlineQueueAtom).filter(({ name }) => name === 'markMessageRead')
  return Math.max(0, (get(inboxAtom).value ?? 0) - waiting.length)
})

/** Zero where the site has no chat or the request failed (section 7). */
export const unreadChatAtom = atom((get): number => get(chatAtom).value ?? 0)

export const totalUnreadAtom = atom((get) =>
  get(isCountedAtom)
    ? totalOf({
        notices: get(unreadNoticesAtom),
        inbox: get(unreadInboxAtom),
        chat: get(unreadChatAtom),
      })
    : 0,
)

/** Least milliseconds between two recounts (section 9). */
const recountInterval = 250

const counted = [countUnreadInbox, countUnreadPersonal, countUnreadChat, listReadNotices]

const recount = throttled(recountInterval, () => {
  for (const endpoint of counted) void invalidate(endpoint)
})

export const recountIntent = atom(null, (get) => {
  if (get(isCountedAtom)) recount()
})

import { atom } from 'jotai'
import { countUnreadChat, countUnreadInbox } from '../api/member.ts'
import { switchesAtom } from '../features/merchant/merchant.atoms.ts'
import { roleAtom } from '../features/session/session.atoms.ts'
import { queryAtom } from '../net/query.ts'

/** Nothing is counted for visitors and trial users (section 6). */
const isCountedAtom = atom((get) => ['member', 'agent', 'other'].includes(get(roleAtom)))

const inboxAtom = queryAtom(countUnreadInbox, (get) => (get(isCountedAtom) ? {} : null))
const chatAtom = queryAtom(countUnreadChat, (get) =>
  get(isCountedAtom) && get(switchesAtom)['CBS3'] ? {} : null,
)

/** Unread messages of the inbox, for the bell. */
export const unreadMailAtom = atom((get) => get(inboxAtom).value ?? 0)

/** Unread chat messages, for the Profile tab. */
export const unreadChatAtom = atom((get) => get(chatAtom).value ?? 0)

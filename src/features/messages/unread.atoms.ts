import { atom } from 'jotai'
import { countUnreadChat, countUnreadInbox } from '../../api/member.ts'
import { queryAtom } from '../../net/query.ts'
import { switchesAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { unreadNoticesAtom } from './announcements.atoms.ts'
import { isCounted } from './unread.rules.ts'

const isCountedAtom = atom((get) => isCounted(get(roleAtom)))

const inboxAtom = queryAtom(countUnreadInbox, (get) => (get(isCountedAtom) ? {} : null))
const chatAtom = queryAtom(countUnreadChat, (get) =>
  get(isCountedAtom) && get(switchesAtom)['CBS3'] ? {} : null,
)

/** Announcements and messages of the inbox, for the bell. */
export const unreadMailAtom = atom((get) => get(unreadNoticesAtom) + (get(inboxAtom).value ?? 0))

/** Chat counts only where the site has chat; a failure of it is not worth a word (section 7). */
export const unreadChatAtom = atom((get) => get(chatAtom).value ?? 0)

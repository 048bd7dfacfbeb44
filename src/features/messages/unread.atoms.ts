import { atom } from 'jotai'
import { countUnreadChat, countUnreadInbox } from '../../api/member.ts'
import { queryAtom } from '../../net/query.ts'
import { invalidate } from '../../net/queryClient.ts'
import { switchesAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { unreadNoticesAtom } from './announcements.atoms.ts'
import { isCounted } from './unread.rules.ts'

const isCountedAtom = atom((get) => isCounted(get(roleAtom)))

const inboxAtom = queryAtom(countUnreadInbox, (get) => (get(isCountedAtom) ? {} : null))
const chatAtom = queryAtom(countUnreadChat, (get) =>
  get(isCountedAtom) && get(switchesAtom)['CBS3'] ? {} : null,
)

export const unreadInboxAtom = atom((get) => get(inboxAtom).value ?? 0)
/** Chat counts only where the site has chat; a failure of it is not worth a word (section 7). */
export const unreadChatAtom = atom((get) => get(chatAtom).value ?? 0)

/** Announcements, inbox and chat together (section 3). */
export const unreadTotalAtom = atom(
  (get) => get(unreadNoticesAtom) + get(unreadInboxAtom) + get(unreadChatAtom),
)

const quiet = 250
let lastCount = 0

/** Counts again, at most every 250 ms (section 9). */
export const countUnreadIntent = atom(null, () => {
  if (Date.now() - lastCount < quiet) return
  lastCount = Date.now()
  void invalidate(countUnreadInbox)
  void invalidate(countUnreadChat)
})

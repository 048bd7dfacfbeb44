import { atom } from 'jotai'
import { listReadNotices } from '#api/content/readNotices.ts'
import { may } from '#api/roles.ts'
import { deferIntent } from '#net/offlineQueue/offlineQueue.ts'
import { runSoon } from '#net/offlineQueue/offlineQueue.marks.ts'
import { offlineQueueAtom, onCancelled } from '#net/offlineQueue/waiting.ts'
import { everyMinute } from '#net/query/polling.ts'
import { queryAtom } from '#net/query/query.ts'
import { playerAtom } from '#net/session/player.ts'
import { roleAtom, sessionAtom } from '#features/session/session.atoms.ts'
import { knownNoticesAtom } from './notices.atoms.ts'

const listedAtom = queryAtom(listReadNotices, () => ({}), everyMinute)

/** Opened in this visit; the platform may not have answered yet. */
const openedAtom = playerAtom<ReadonlySet<string>>(new Set<string>())
onCancelled(({ name, params }, set) => {
  if (name === 'markNoticeRead')
    set(openedAtom, (opened) => new Set([...opened].filter((id) => id !== params.id)))
})

export const readNoticesAtom = atom((get): ReadonlySet<string> | null => {
  const listed = get(listedAtom).value
  if (!listed || !get(sessionAtom)) return null
  const waiting = get(offlineQueueAtom).flatMap((intent) =>
    intent.name === 'markNoticeRead' ? [intent.params.id] : [],
  )
  return new Set([...listed, ...get(openedAtom), ...waiting])
})

/** Zero for trial players, who have no counts. */
export const unreadNoticesAtom = atom((get) => {
  const read = may(get(roleAtom), 'mail') && get(readNoticesAtom)
  const notices = get(knownNoticesAtom)
  return read ? notices.filter(({ id }) => !read.has(id)).length : 0
})

/** Marks at once; the request waits for the network. */
export const markReadIntent = atom(null, (get, set, id: string) => {
  if (!get(sessionAtom) || get(openedAtom).has(id) || get(readNoticesAtom)?.has(id)) return
  set(openedAtom, (opened) => new Set([...opened, id]))
  const notice = get(knownNoticesAtom).find((one) => one.id === id)
  // The queued request stores the title on the phone; an agents' title must not be stored.
  const label = notice?.isForAgents ? undefined : notice?.title
  runSoon(() => void set(deferIntent, { name: 'markNoticeRead', params: { id } }, label))
})

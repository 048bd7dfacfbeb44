import { atom } from 'jotai'
import {
  type InboxScope,
  type Message,
  countUnreadInbox,
  countUnreadPersonal,
  getMessage,
  listInbox,
  markInboxRead,
  removeMessage,
  restoreMessage,
} from '#api/content/inbox.ts'
import { may } from '#api/roles.ts'
import { tellCounts } from '#device/tabs/tabs.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { cachedFamily, ownFamily } from '#net/query/family.ts'
import { perform } from '#net/intent.ts'
import { deferIntent } from '#net/offlineQueue/offlineQueue.ts'
import { runSoon } from '#net/offlineQueue/offlineQueue.marks.ts'
import { everyMinute } from '#net/query/polling.ts'
import { type Read, type ReadPages, pagesAtom, queryAtom } from '#net/query/query.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { playerAtom, playerIntent, samePlayer } from '#net/session/player.ts'
import { offlineQueueAtom, onCancelled } from '#net/offlineQueue/waiting.ts'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom, sessionAtom } from '#features/session/session.atoms.ts'
import { type Marks, marked, unreadIn, withAll, withoutAll } from './inbox.rules.ts'

const pageSize = 50

/** Read and deleted in this visit; the platform may not have answered yet. */
const nothing: Marks = { read: new Set<string>(), removed: new Set<string>() }
const doneAtom = playerAtom(nothing)

interface Removed {
  readonly message: Message
  readonly isLate: boolean
}
const lastRemovedAtom = playerAtom<Removed | null>(null)

/** The bar stays while it has the focus, which would be lost with it. */
export const isUndoFocusedAtom = playerAtom(false)

export const undoableAtom = atom((get) => {
  const last = get(lastRemovedAtom)
  return last && (get(isUndoFocusedAtom) || !last.isLate) ? last.message : null
})

onCancelled(({ name, params }, set) => {
  if (name === 'markMessageRead')
    set(doneAtom, ({ read, removed }) => ({ read: withoutAll(read, [params.id]), removed }))
})

const hasInboxAtom = atom((get) => may(get(roleAtom), 'mail') && get(isOnAtom)('COMM3'))

const marksAtom = atom((get): Marks => {
  const { read, removed } = get(doneAtom)
  const waiting = get(offlineQueueAtom).flatMap((intent) =>
    intent.name === 'markMessageRead' ? [intent.params.id] : [],
  )
  return { read: withAll(read, waiting), removed }
})

/** In memory only. */
export const inboxOf = cachedFamily((scope: InboxScope) => {
  const pages = pagesAtom(listInbox, (get, page) =>
    get(hasInboxAtom)
      ? { scope, pageSize, language: get(languageAtom), ...(page > 1 && { before: page }) }
      : null,
  )
  const shownAtom = atom((get) => {
    const { value } = get(pages)
    return value && marked(value, get(marksAtom))
  })
  return atom((get): ReadPages<Message> => ({ ...get(pages), value: get(shownAtom) }))
})

const unreadAtom = queryAtom(countUnreadInbox, (get) => (get(hasInboxAtom) ? {} : null))
const personalAtom = queryAtom(
  countUnreadPersonal,
  (get) => (get(hasInboxAtom) ? {} : null),
  everyMinute,
)

/** `personal` is the part of the total addressed to this player alone. */
export const unreadCountsAtom = atom((get) => ({
  all: get(unreadAtom).value ?? 0,
  personal: get(personalAtom).value ?? 0,
  isKnown: get(unreadAtom).value !== undefined,
}))

export const messageOf = ownFamily((id) => {
  const listedAtom = atom((get) => get(inboxOf('ALL')).value?.find((one) => one.id === id))
  const requestedAtom = queryAtom(getMessage, (get) =>
    get(hasInboxAtom) && get(inboxOf('ALL')).value && !get(listedAtom)
      ? { id, language: get(languageAtom) }
      : null,
  )
  return atom((get): Read<Message> => {
    const list = get(inboxOf('ALL'))
    const listed = get(listedAtom)
    if (listed) return { ...list, value: listed, failure: undefined }
    if (list.value) return get(requestedAtom)
    return { ...list, value: undefined }
  })
})

/** Marks at once; the request waits for the network. */
export const readMessageIntent = atom(null, (get, set, { id, isRead }: Message) => {
  if (!get(sessionAtom) || isRead || get(marksAtom).read.has(id)) return
  set(doneAtom, ({ read, removed }) => ({ read: withAll(read, [id]), removed }))
  runSoon(() => void set(deferIntent, { name: 'markMessageRead', params: { id } }).then(tellCounts))
})

/** Marks what was on screen; what arrives meanwhile stays unread. */
export const readAllIntent = playerIntent(async (get, set, scope: InboxScope) => {
  const messages = get(inboxOf(scope)).value ?? []
  const [newest] = messages
  if (!newest) return false
  const unread = unreadIn(messages)
  set(doneAtom, ({ read, removed }) => ({ read: withAll(read, unread), removed }))
  try {
    await perform(markInboxRead, { upTo: newest.id, scope })
    tellCounts()
    return true
  } catch (thrown) {
    set(doneAtom, ({ read, removed }) => ({ read: withoutAll(read, unread), removed }))
    throw thrown
  }
})

/** Milliseconds during which a deletion can be undone. */
const undoTime = 8000

export const removeMessageIntent = playerIntent(async (_get, set, message: Message) => {
  const { id } = message
  const isSame = samePlayer()
  set(doneAtom, ({ read, removed }) => ({ read, removed: withAll(removed, [id]) }))
  try {
    await perform(removeMessage, { id })
    tellCounts()
  } catch (thrown) {
    set(doneAtom, ({ read, removed }) => ({ read, removed: withoutAll(removed, [id]) }))
    throw thrown
  }
  // An element that is removed together with the focused one reports no blur.
  set(isUndoFocusedAtom, false)
  set(lastRemovedAtom, { message, isLate: false })
  setTimeout(() => {
    if (!isSame()) return
    set(lastRemovedAtom, (last) => (last?.message === message ? { message, isLate: true } : last))
  }, undoTime)
})

export const undoRemovalIntent = playerIntent(async (get, set) => {
  const message = get(undoableAtom)
  if (!message) return false
  await perform(restoreMessage, { id: message.id })
  tellCounts()
  set(lastRemovedAtom, null)
  set(doneAtom, ({ read, removed }) => ({ read, removed: withoutAll(removed, [message.id]) }))
  return true
})

export const refreshInboxIntent = atom(null, () => void invalidate(listInbox))

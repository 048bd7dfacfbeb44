import { atom } from 'jotai'
import { markNoticeRead } from '#api/content/readNotices.ts'
import { addFavourite, removeFavourite } from '#api/games/favourites.ts'
import { markMessageRead } from '#api/content/inbox.ts'
import { onGone, tellGone } from '#device/tabs/tabs.ts'
import { retryWhileSeen } from '#device/traffic/retryWhileSeen.ts'
import { newKey } from '#device/newKey.ts'
import { call } from '#net/call.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { playerAtom } from '#net/session/player.ts'
import { Failure, asFailure } from '#net/failure.ts'
import { logStage, unlog } from './offlineQueue.log.ts'
import {
  type Deferrable,
  type Waiting,
  isSameEntry,
  join,
  subjectOf,
} from './offlineQueue.rules.ts'
import {
  clearStoredQueue,
  dropSynchronous,
  storeSynchronously,
  storeEntry,
  readStored,
  removeStored,
} from './offlineQueue.storage.ts'
import { invalidate, store } from '#net/query/queryClient.ts'
import { unlessLimited } from '#net/reach/limited.ts'
import { hasSignedOut, onSignOut } from '#net/session/signOut.ts'
import { failedAtom, tellCancelled, tellRefused, waitingAtom } from './waiting.ts'

/** `unsaved`: queued in memory only, since the device stores nothing. */
type Outcome = 'sent' | 'queued' | 'unsaved' | 'refused'

const accountNow = () => store.get(credentialsAtom)?.account
const waitingNow = () => store.get(waitingAtom)

/** An intent undone before it was sent counts as sent. */
export const deferIntent = atom(
  null,
  async (get, set, intent: Deferrable, label?: string): Promise<Outcome> => {
    const account = accountNow()
    if (account === undefined) throw new Failure('signedOut', 'not_logged_in')
    const idempotencyKey = newKey()
    const next = { account, intent, idempotencyKey, at: Date.now(), ...(label && { label }) }
    const before = get(waitingAtom)
    const after = join(before, next, mayHaveLeft(intent))
    set(waitingAtom, after)
    storeSynchronously(next)
    const isStored = await mirror(before, after, next)
    await flush()
    if (refused.delete(idempotencyKey)) return 'refused'
    // After an expired session the entry is sent at the next login.
    const isLeft = accountNow() !== account
    const waits = isLeft || get(waitingAtom).some((waiting) => isSame(waiting.intent, intent))
    if (!waits) return 'sent'
    return isStored ? 'queued' : 'unsaved'
  },
)

async function mirror(before: readonly Waiting[], after: readonly Waiting[], next: Waiting) {
  for (const left of before.filter((one) => !after.includes(one))) await removeEntry(left)
  if (after.includes(next)) return storeEntry(next)
  dropSynchronous(next)
  return true
}

/** Keys of entries that have left the queue: a read of the storage that began earlier must not bring them back. */
const gone = new Set<string>()

function removeEntry(waiting: Waiting) {
  gone.add(waiting.idempotencyKey)
  tellGone(waiting.idempotencyKey)
  return removeStored(waiting)
}

export const cancelWaitingIntent = atom(null, async (get, set, { idempotencyKey }: Waiting) => {
  const waiting = get(waitingAtom).find((one) => one.idempotencyKey === idempotencyKey)
  if (!waiting || idempotencyKey === underWay?.idempotencyKey) return false
  set(waitingAtom, without(idempotencyKey))
  await removeEntry(waiting)
  tellCancelled(waiting.intent, set)
  return true
})

const isSame = (one: Deferrable, other: Deferrable) =>
  one.name === other.name && subjectOf(one) === subjectOf(other)

const without = (idempotencyKey: string) => (waiting: readonly Waiting[]) =>
  waiting.filter((one) => one.idempotencyKey !== idempotencyKey)

function forget() {
  store.set(waitingAtom, [])
  return clearStoredQueue()
}

/** A logout removes the queue. After an expired session it is sent at the next login. */
onSignOut(() => hasSignedOut() && forget())

export async function restoreOfflineQueue() {
  const account = accountNow()
  if (account === undefined) return hasSignedOut() ? forget() : undefined
  const stored = await readStored(account)
  if (accountNow() !== account) return
  const stock = stored.filter(({ idempotencyKey }) => !gone.has(idempotencyKey))
  const isOwn = (one: Waiting) => one.account === account
  const subjects = new Set(stock.map(({ intent }) => subjectOf(intent)))
  store.set(waitingAtom, (now) => [
    ...stock,
    ...now.filter((one) => isOwn(one) && !subjects.has(subjectOf(one.intent))),
  ])
}

let underWay: Waiting | null = null

export const isUnderWay = (waiting: Waiting) => waiting === underWay

/** Subjects of requests that may have arrived. */
const unansweredAtom = playerAtom(() => new Set<string>())

function mayHaveLeft(intent: Deferrable) {
  const subject = subjectOf(intent)
  return (
    store.get(unansweredAtom).has(subject) ||
    (underWay !== null && subjectOf(underWay.intent) === subject)
  )
}

const refused = new Set<string>()
let flushing: Promise<void> = Promise.resolve()

export function flush(): Promise<void> {
  flushing = flushing.then(sendAll).catch(logError)
  return flushing
}

const logError = (thrown: unknown) => console.error('The offline queue goes on after', thrown)

async function sendAll() {
  for (const waiting of waitingNow()) {
    if (!navigator.onLine) return
    if (!isStillWanted(waiting)) continue
    underWay = waiting
    const end = await sendEntry(waiting).catch(logError)
    underWay = null
    if (end === 'stopped') return
  }
}

async function sendEntry(waiting: Waiting): Promise<'gone' | 'kept' | 'stopped'> {
  logStage(waiting, 'sending')
  const stage = await sendOne(waiting)
  if (stage === 'kept' || stage === 'stopped') {
    unlog(waiting)
    store.set(failedAtom, (keys) => new Set([...keys, waiting.idempotencyKey]))
    return stage
  }
  store.get(unansweredAtom).delete(subjectOf(waiting.intent))
  logStage(waiting, stage)
  await settle(waiting)
  if (stage === 'refused') tellRefused(waiting.intent)
  return 'gone'
}

const isStillWanted = (waiting: Waiting) => waiting.account === accountNow() && isWaiting(waiting)

const isWaiting = (waiting: Waiting) => waitingNow().some((one) => isSameEntry(one, waiting))

const markUnanswered = ({ intent }: Waiting) => store.get(unansweredAtom).add(subjectOf(intent))

async function sendOne(waiting: Waiting) {
  try {
    await send(waiting)
    return 'confirmed'
  } catch (thrown) {
    const { kind } = asFailure(thrown)
    if (kind === 'timeout' || kind === 'malformed') markUnanswered(waiting)
    if (kind !== 'refused') return kind === 'malformed' ? 'kept' : 'stopped'
    refused.add(waiting.idempotencyKey)
    return 'refused'
  }
}

const endpoints = { addFavourite, removeFavourite, markNoticeRead, markMessageRead }

export const callDeferred = (waiting: Waiting, keepalive = false) =>
  unlessLimited(waiting.idempotencyKey, () => callOnce(waiting, keepalive))

function callOnce({ intent, idempotencyKey }: Waiting, keepalive: boolean) {
  const options = { idempotencyKey, keepalive }
  switch (intent.name) {
    case 'addFavourite':
      return call(addFavourite, intent.params, options)
    case 'removeFavourite':
      return call(removeFavourite, intent.params, options)
    case 'markNoticeRead':
      return call(markNoticeRead, intent.params, options)
    case 'markMessageRead':
      return call(markMessageRead, intent.params, options)
  }
}

/** Waits for the stale reads, so that the screen never falls back to the old state in between. */
async function send(waiting: Waiting) {
  await callDeferred(waiting)
  logStage(waiting, 'sent')
  await Promise.all(endpoints[waiting.intent.name].stales.map(invalidate))
}

export async function settle(waiting: Waiting) {
  if (!isWaiting(waiting)) return
  store.set(waitingAtom, without(waiting.idempotencyKey))
  await removeEntry(waiting)
}

function removeGone(idempotencyKey: string) {
  gone.add(idempotencyKey)
  const waiting = waitingNow().find((one) => one.idempotencyKey === idempotencyKey)
  store.set(waitingAtom, without(idempotencyKey))
  // The key alone does not tell what an entry of the other tab changed.
  const changed = waiting ? [endpoints[waiting.intent.name]] : Object.values(endpoints)
  for (const stale of new Set(changed.flatMap(({ stales }) => stales))) void invalidate(stale)
}

/**
 * Runs after the current sending. Otherwise an entry that was stored again under another key meanwhile would replace
 * the one being sent, and be sent too.
 */
function resume() {
  flushing = flushing.then(restoreOfflineQueue).then(sendAll).catch(logError)
}

const retryEvery = 30_000

export function startOfflineQueue() {
  resume()
  onGone(removeGone)
  store.sub(credentialsAtom, resume)
  retryWhileSeen(() => void flush(), retryEvery)
}

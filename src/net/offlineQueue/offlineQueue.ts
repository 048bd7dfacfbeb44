import { atom } from 'jotai'
import type * as v from 'valibot'
import { markNoticeRead } from '../../api/content/announcements.ts'
import { addFavourite, removeFavourite } from '../../api/games/favourites.ts'
import { markMessageRead } from '../../api/content/inbox.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { onGone, tellGone } from '../../device/tabs/offlineQueueTabs.ts'
import { lasting } from '../../device/storage/storage.ts'
import { call } from '../call.ts'
import { credentialsAtom } from '../session/credentials.ts'
import { Failure, asFailure } from '../failure.ts'
import { logStage, unlog } from './offlineQueue.log.ts'
import {
  type Deferrable,
  type Waiting,
  isSameEntry,
  join,
  subjectOf,
} from './offlineQueue.rules.ts'
import {
  clearStored,
  dropHasty,
  storeHasty,
  storeEntry,
  readStored,
  removeStored,
} from './offlineQueue.storage.ts'
import { invalidate, store } from '../queryClient.ts'
import { onSignOut } from '../session/signOut.ts'
import { tellCancelled, tellRefused, waitingAtom } from './waiting.ts'

type Schema = v.GenericSchema

/** `unsaved` waits too, but only until the app is closed: nothing on the phone took it. */
type Outcome = 'sent' | 'queued' | 'unsaved' | 'refused'

const accountNow = () => store.get(credentialsAtom)?.account
const waitingNow = () => store.get(waitingAtom)

/** Sends now, or as soon as the network is back. What was undone before it left counts as sent. */
export const deferIntent = atom(
  null,
  async (get, set, intent: Deferrable, label?: string): Promise<Outcome> => {
    const account = accountNow()
    if (account === undefined) throw new Failure('signedOut', 'not_logged_in')
    const idempotencyKey = crypto.randomUUID()
    const next = { account, intent, idempotencyKey, at: Date.now(), ...(label && { label }) }
    const before = get(waitingAtom)
    const after = join(before, next, mayHaveLeft(intent))
    set(waitingAtom, after)
    storeHasty(next)
    const isKept = await mirror(before, after, next)
    await flush()
    if (refused.delete(idempotencyKey)) return 'refused'
    // Whom the platform has thrown out finds it again after the next login.
    const isLeft = accountNow() !== account
    const waits = isLeft || get(waitingAtom).some((waiting) => isSame(waiting.intent, intent))
    if (!waits) return 'sent'
    return isKept ? 'queued' : 'unsaved'
  },
)

/** Whether what has joined the queue outlasts the page. */
async function mirror(before: readonly Waiting[], after: readonly Waiting[], next: Waiting) {
  for (const gone of before.filter((one) => !after.includes(one))) await takeOff(gone)
  if (after.includes(next)) return storeEntry(next)
  dropHasty(next)
  return true
}

/** Gone for good, for the other tabs too. */
function takeOff(waiting: Waiting) {
  tellGone(waiting.idempotencyKey)
  return removeStored(waiting)
}

/** Takes back what waits; false when it is already on its way. */
export const cancelIntent = atom(null, async (get, set, { idempotencyKey }: Waiting) => {
  const waiting = get(waitingAtom).find((one) => one.idempotencyKey === idempotencyKey)
  if (!waiting || idempotencyKey === underWay?.idempotencyKey) return false
  set(waitingAtom, without(idempotencyKey))
  await takeOff(waiting)
  tellCancelled(waiting.intent, set)
  return true
})

const isSame = (one: Deferrable, other: Deferrable) =>
  one.name === other.name && subjectOf(one) === subjectOf(other)

const without = (idempotencyKey: string) => (waiting: readonly Waiting[]) =>
  waiting.filter((one) => one.idempotencyKey !== idempotencyKey)

const hasSignedOut = () => lasting.read('autoLogin') === '0'

function forget() {
  store.set(waitingAtom, [])
  return clearStored()
}

/** Who signs out takes the queue along; who is thrown out finds it again after the next login. */
onSignOut((set) => (hasSignedOut() ? forget() : set(waitingAtom, [])))

/** Reads the player's queue from the device. */
export async function restoreOfflineQueue() {
  const account = accountNow()
  if (account === undefined) return hasSignedOut() ? forget() : undefined
  const stock = await readStored(account)
  if (accountNow() !== account) return
  const isOwn = (one: Waiting) => one.account === account
  const subjects = new Set(stock.map(({ intent }) => subjectOf(intent)))
  store.set(waitingAtom, (now) => [
    ...stock,
    ...now.filter((one) => isOwn(one) && !subjects.has(subjectOf(one.intent))),
  ])
}

let underWay: Waiting | null = null

export const isUnderWay = (waiting: Waiting) => waiting === underWay

/** Subjects of what was sent and got no answer in time. */
const unanswered = new Set<string>()

/** Whether the platform may have acted on the same subject already. */
function mayHaveLeft(intent: Deferrable) {
  const subject = subjectOf(intent)
  return unanswered.has(subject) || (underWay !== null && subjectOf(underWay.intent) === subject)
}

const refused = new Set<string>()
let flushing: Promise<void> = Promise.resolve()

/** Sends what waits, one after the other, until one meets a fault that would meet the next one too. */
export function flush(): Promise<void> {
  flushing = flushing.then(sendAll).catch(tellBroken)
  return flushing
}

const tellBroken = (thrown: unknown) => console.error('The offline queue goes on after', thrown)

async function sendAll() {
  for (const waiting of waitingNow()) {
    if (!navigator.onLine) return
    if (!isStillWanted(waiting)) continue
    underWay = waiting
    const end = await pass(waiting).catch(tellBroken)
    underWay = null
    if (end === 'stopped') return
  }
}

/** One on its way: gone for good, to be tried again by itself, or stopped by what stops all. */
async function pass(waiting: Waiting): Promise<'gone' | 'kept' | 'stopped'> {
  logStage(waiting, 'sending')
  const stage = await sendOne(waiting)
  if (stage === 'kept' || stage === 'stopped') {
    unlog(waiting)
    return stage
  }
  unanswered.delete(subjectOf(waiting.intent))
  logStage(waiting, stage)
  await settle(waiting)
  if (stage === 'refused') tellRefused(waiting.intent)
  return 'gone'
}

/** Not undone in the meantime, not another player's, and not sent by another tab. */
const isStillWanted = (waiting: Waiting) => waiting.account === accountNow() && isWaiting(waiting)

const isWaiting = (waiting: Waiting) => waitingNow().some((one) => isSameEntry(one, waiting))

/** An answer that nobody can read says nothing of the next one. */
async function sendOne(waiting: Waiting) {
  try {
    await send(waiting)
    return 'confirmed'
  } catch (thrown) {
    const { kind } = asFailure(thrown)
    if (kind === 'timeout' || kind === 'malformed') unanswered.add(subjectOf(waiting.intent))
    if (kind !== 'refused') return kind === 'malformed' ? 'kept' : 'stopped'
    refused.add(waiting.idempotencyKey)
    return 'refused'
  }
}

const endpoints = { addFavourite, removeFavourite, markNoticeRead, markMessageRead }

function send(waiting: Waiting) {
  const { intent } = waiting
  switch (intent.name) {
    case 'addFavourite':
      return confirmed(addFavourite, intent.params, waiting)
    case 'removeFavourite':
      return confirmed(removeFavourite, intent.params, waiting)
    case 'markNoticeRead':
      return confirmed(markNoticeRead, intent.params, waiting)
    case 'markMessageRead':
      return confirmed(markMessageRead, intent.params, waiting)
  }
}

/** Waits for the reads that it made stale, so that the screen never falls back to the old state in between. */
async function confirmed<P, I extends Schema, O extends Schema>(
  endpoint: Endpoint<P, I, O>,
  params: P,
  waiting: Waiting,
) {
  await call(endpoint, params, { idempotencyKey: waiting.idempotencyKey })
  logStage(waiting, 'sent')
  await Promise.all(endpoint.stales.map(invalidate))
}

/** The intent leaves the queue, unless a later one of the same subject has taken its place. */
export async function settle(waiting: Waiting) {
  if (!isWaiting(waiting)) return
  store.set(waitingAtom, without(waiting.idempotencyKey))
  await takeOff(waiting)
}

/** Another tab has sent it, or the player took it back there. */
function leaveToOther(idempotencyKey: string) {
  const waiting = waitingNow().find((one) => one.idempotencyKey === idempotencyKey)
  if (!waiting) return
  store.set(waitingAtom, without(idempotencyKey))
  for (const endpoint of endpoints[waiting.intent.name].stales) void invalidate(endpoint)
}

const retryEvery = 30_000

/** From now on the queue leaves by itself: at start, after a login, online again, and looked at again. */
export function startOfflineQueue() {
  const resume = () => void restoreOfflineQueue().then(flush)
  const whenVisible = () => {
    if (document.visibilityState === 'visible') void flush()
  }
  resume()
  onGone(leaveToOther)
  store.sub(credentialsAtom, resume)
  addEventListener('online', () => void flush())
  document.addEventListener('visibilitychange', whenVisible)
  setInterval(whenVisible, retryEvery)
}

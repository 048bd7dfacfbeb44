import { logout } from '#api/account/session.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { retryWhileSeen } from '#device/traffic/retryWhileSeen.ts'
import { call } from '#net/call.ts'
import { asFailure } from '#net/failure.ts'
import { store } from '#net/query/queryClient.ts'
import { sessionAtom, restoreSessionIntent } from '#features/session/session.atoms.ts'
import { readSession, eraseSession } from '#features/session/session.storage.ts'
import { atom } from 'jotai'

/** Stores only a flag that the platform has not received the last sign-out; the cookie identifies the session. */
const dueKey = 'signOutDue'

const settle = () => phoneStorage.write(dueKey, null)

/** Uses keepalive, so that it survives the page; retried until the platform has answered. */
function sendSignOut(): Promise<void> {
  phoneStorage.write(dueKey, '1')
  return send()
}

let isUnderWay = false

async function send() {
  const noMore = new AbortController()
  // A login already ends the previous session, and the answer to a late sign-out would delete the new session's
  // cookie.
  const release = store.sub(sessionAtom, () => {
    if (store.get(sessionAtom)) noMore.abort()
  })
  isUnderWay = true
  try {
    await call(logout, {}, { keepalive: true, signal: noMore.signal })
    settle()
  } catch (thrown) {
    const { kind } = asFailure(thrown)
    if (kind === 'signedOut' || kind === 'refused') settle()
  } finally {
    isUnderWay = false
    release()
  }
}

async function deliver() {
  if (phoneStorage.read(dueKey) === null || isUnderWay) return
  if (readSession()) settle()
  else if (navigator.onLine) await send()
}

const retryEvery = 30_000

/** Retries an undelivered sign-out at the start, when the network is back and while the page is visible. */
export function deliverSignOuts() {
  void deliver()
  return retryWhileSeen(() => void deliver(), retryEvery)
}

/**
 * Erases storage at once, because the page may close while leaving, and does not wait for the platform. The tab keeps
 * the player until it shows a page for guests; otherwise a guard would redirect to the login.
 */
export const logoutIntent = atom(null, async (_get, set, wayOut: () => Promise<unknown>) => {
  void sendSignOut()
  eraseSession()
  await wayOut()
  set(restoreSessionIntent)
})

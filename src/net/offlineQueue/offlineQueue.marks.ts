import { callDeferred, isUnderWay, settle } from './offlineQueue.ts'
import type { Waiting } from './offlineQueue.rules.ts'
import { store } from '#net/query/queryClient.ts'
import { credentialsAtom, epochAtom } from '#net/session/credentials.ts'
import { waitingAtom } from './waiting.ts'

const pending = new Set<() => void>()

/** Milliseconds within which several marks of the same item become one request. */
const markDelay = 150

/** Runs in a moment, or earlier when the page unloads; never for another player. */
export function runSoon(run: () => void) {
  startMarks()
  const epoch = store.get(epochAtom)
  const settle = () => {
    clearTimeout(timer)
    if (pending.delete(settle) && store.get(epochAtom) === epoch) run()
  }
  pending.add(settle)
  const timer = setTimeout(settle, markDelay)
}

function sendMarks() {
  for (const settle of pending) settle()
  if (!navigator.onLine) return
  const account = store.get(credentialsAtom)?.account
  for (const waiting of store.get(waitingAtom))
    if (waiting.account === account && isMark(waiting) && !isUnderWay(waiting))
      void sendMark(waiting)
}

const isMark = ({ intent: { name } }: Waiting) =>
  name === 'markNoticeRead' || name === 'markMessageRead'

async function sendMark(waiting: Waiting) {
  try {
    await callDeferred(waiting, true)
  } catch {
    return
  }
  // A page restored from the back-forward cache finds it settled.
  await settle(waiting)
}

export const startMarks = () => addEventListener('pagehide', sendMarks)

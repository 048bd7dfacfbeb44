import { atom } from 'jotai'
import { isOnlineAtom } from '../../device/traffic/connection.ts'
import { Failure } from '../failure.ts'
import { queryClient, store } from '../query/queryClient.ts'

const failedAtom = atom(false)

/** False while the phone is offline or the last calls failed to reach the network. */
export const isReachableAtom = atom((get) => get(isOnlineAtom) && !get(failedAtom))

const retryEvery = 20_000
/** Milliseconds: by then the worker has confirmed what it replayed at the start, or its message was missed. */
const firstLook = 4000

export function watchReach() {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' && !isUnconfirmed(action.data)) store.set(failedAtom, false)
    if (action.type === 'error') store.set(failedAtom, isOffline(action.error))
  })
  addEventListener('online', askAgain)
  setTimeout(askWhenSeen, firstLook)
  setInterval(askWhenSeen, retryEvery)
}

function askWhenSeen() {
  if (document.visibilityState === 'visible' && navigator.onLine) askAgain()
}

const isOffline = (thrown: unknown) => thrown instanceof Failure && thrown.kind === 'offline'

function askAgain() {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isOffline(state.error) || isUnconfirmed(state.data),
  })
}

const isUnconfirmed = (data: unknown): boolean =>
  isKept(data) ||
  (typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.some(isKept)
    : false)

const isKept = (data: unknown) =>
  typeof data === 'object' && data !== null && 'isKept' in data && data.isKept === true

import { atom } from 'jotai'
import type { Workbox } from 'workbox-window'
import { type Fresh, type ToWorker, isFresh } from './worker.messages.ts'

const script = '/sw.js'

/** Absent in old browsers, on insecure origins and in some private modes. */
const container = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

/** Whether this page's requests go through the worker: not on the first visit. */
export const isControlled = () => Boolean(container()?.controller)

/** To be called before the first request, or what the worker confirms meanwhile is missed. */
export function onFresh(listen: (fresh: Fresh) => void) {
  container()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isFresh(data)) listen(data)
  })
}

let workbox: Workbox | undefined
let isWaiting = false
const watchers = new Set<() => void>()

const waitingAtom = atom(false)
waitingAtom.onMount = (set) => {
  const update = () => set(isWaiting)
  update()
  watchers.add(update)
  return () => watchers.delete(update)
}

/** A new version is installed and waits for leave to take over. */
export const isUpdateWaitingAtom = atom((get) => get(waitingAtom))

/** Registers the worker; false where there is none to be had. */
export async function startWorker(): Promise<boolean> {
  if (!container() || import.meta.env.DEV) return false
  const { Workbox } = await import('workbox-window')
  const { trustedScript } = await import('./trusted.ts')
  workbox = new Workbox(trustedScript(script), { scope: '/' })
  workbox.addEventListener('waiting', () => {
    isWaiting = true
    for (const watcher of watchers) watcher()
  })
  return workbox.register({ immediate: true }).then(Boolean, () => false)
}

export async function tellWorker(message: ToWorker) {
  const registration = await container()?.ready
  registration?.active?.postMessage(message)
}

/** Asks the server whether there is a newer version. */
export const lookForUpdate = () => workbox?.update().catch(() => undefined)

const settling = 500

/** Lets the waiting version take over; `then` runs when it has. The old one first lays down what it is fetching ahead: an event that reaches it while it ends holds its successor up. */
export async function letUpdateIn(then: () => void) {
  workbox?.addEventListener('controlling', then)
  await tellWorker({ type: 'yield' })
  setTimeout(() => workbox?.messageSkipWaiting(), settling)
}

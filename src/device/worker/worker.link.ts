import { atom } from 'jotai'
import type { Workbox } from 'workbox-window'
import type { ToWorker } from './worker.messages.ts'
import { type WorkerRequest, isWorkerRequest } from './worker.requests.ts'

const script = '/sw.js'

const container = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

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

let starting: Promise<boolean> | undefined

/** Registers the worker, once; false where there is none to be had. */
export async function startWorker(): Promise<boolean> {
  starting ??= register().catch(() => false)
  const isStarted = await starting
  if (!isStarted) starting = undefined
  return isStarted
}

async function register(): Promise<boolean> {
  if (!container() || import.meta.env.DEV) return false
  const { Workbox } = await import('workbox-window')
  const { trustedScript } = await import('../page/trusted.ts')
  workbox = new Workbox(trustedScript(script), { scope: '/' })
  workbox.addEventListener('waiting', () => {
    isWaiting = true
    for (const watcher of watchers) watcher()
  })
  return Boolean(await workbox.register({ immediate: true }))
}

/** Whether a worker is at work, started now if need be; false where it takes longer than this. */
export function hasWorker(milliseconds: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false))
  return Promise.race([isActive().catch(() => false), late])
}

async function isActive() {
  const registration = await container()?.getRegistration()
  if (registration?.active) return true
  return (await startWorker()) && Boolean(await container()?.ready)
}

export async function tellWorker(message: ToWorker) {
  const registration = await container()?.ready
  registration?.active?.postMessage(message)
}

/** Asks the server whether there is a newer version. */
export const lookForUpdate = () => workbox?.update().catch(() => undefined)

const settling = 500

/**
 * Lets the waiting version take over; `then` runs when it has, at once where another tab has already let it in.
 * The old one first lays down what it is fetching ahead: an event that reaches it while it ends holds its successor up.
 */
export async function letUpdateIn(then: () => void) {
  const registration = await container()?.getRegistration()
  if (!registration?.waiting) return then()
  workbox?.addEventListener('controlling', then)
  await tellWorker({ type: 'yield' })
  setTimeout(() => workbox?.messageSkipWaiting(), settling)
}

/** Hears what the worker wants done. Whoever does it says so, or the worker finds another way. */
export function onWorkerRequest(listen: (request: WorkerRequest) => boolean) {
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    if (isWorkerRequest(data) && listen(data)) ports[0]?.postMessage('done')
  }
  container()?.addEventListener('message', hear)
  return () => container()?.removeEventListener('message', hear)
}

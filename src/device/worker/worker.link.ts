import { trustedScript } from '#device/page/trusted.ts'
import type { Workbox } from 'workbox-window'
import { afterFirstUse, wait } from '#device/idle.ts'
import { listeners, watchedAtom } from '#device/listeners.ts'
import { container } from './worker.ts'
import { type Fault, type ToWorker, isFailed } from './worker.messages.ts'
import { type WorkerRequest, isWorkerRequest } from './worker.requests.ts'

const script = '/sw.js'

let workbox: Workbox | undefined
let isWaiting = false
const { listen, tell } = listeners()

export const isUpdateWaitingAtom = watchedAtom(() => isWaiting, listen)

let fault: Fault | null = null
const faults = listeners()

/** Why the newest version is not on this phone; null where it is, or nothing is known. */
export const workerFaultAtom = watchedAtom(() => fault, faults.listen)

function setFault(next: Fault | null) {
  fault = next
  faults.tell()
}

function hearFault({ data }: MessageEvent<unknown>) {
  if (isFailed(data)) setFault({ why: data.why, file: data.file })
}

/** Calls `then` with each fault, including an earlier one. */
export function onWorkerFault(then: (fault: Fault) => void) {
  const tell = () => fault && then(fault)
  tell()
  return faults.listen(tell)
}

/** The worker's script could not be loaded, or the browser allows no worker. */
function unregistered(thrown: unknown) {
  const isLost = thrown instanceof TypeError
  const why = isLost ? (navigator.onLine ? 'missing' : 'offline') : 'refused'
  setFault({ why, file: isLost ? new URL(script, location.origin).href : '' })
  return false
}

let starting: Promise<boolean> | undefined

/** False where there is no worker. Later calls repeat a failed registration only. */
export async function startWorker(): Promise<boolean> {
  starting ??= register().catch(unregistered)
  const isStarted = await starting
  if (!isStarted) starting = undefined
  return isStarted
}

async function register(): Promise<boolean> {
  const worker = container()
  if (!worker || import.meta.env.DEV) return false
  worker.addEventListener('message', hearFault)
  if (worker.controller) return watchVersions()
  // A first visit has no older version, so the code that watches for new ones can wait.
  afterFirstUse(() => void watchVersions().catch(() => undefined))
  return Boolean(await worker.register(trustedScript(script), { scope: '/' }))
}

async function watchVersions(): Promise<boolean> {
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox(trustedScript(script), { scope: '/' })
  workbox.addEventListener('waiting', () => {
    isWaiting = true
    tell()
  })
  return Boolean(await workbox.register({ immediate: true }))
}

/** Starts the worker if necessary; false if that takes longer than `milliseconds`. */
export function hasWorker(milliseconds: number): Promise<boolean> {
  return Promise.race([isActive().catch(() => false), wait(milliseconds).then(() => false)])
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

export const lookForUpdate = () => workbox?.update().catch(() => undefined)

const settling = 500

/**
 * Calls `then` once the new version controls the page, or at once if another tab has activated it. The old worker
 * first stops prefetching, because events that reach it while it ends delay the new version.
 */
export async function letUpdateIn(then: () => void) {
  const registration = await container()?.getRegistration()
  if (!registration?.waiting) return then()
  workbox?.addEventListener('controlling', then)
  await tellWorker({ type: 'yield' })
  setTimeout(() => workbox?.messageSkipWaiting(), settling)
}

/** `listen` returns true if it has handled the request; otherwise the worker handles it itself. */
export function onWorkerRequest(listen: (request: WorkerRequest) => boolean) {
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    if (isWorkerRequest(data) && listen(data)) ports[0]?.postMessage('done')
  }
  container()?.addEventListener('message', hear)
  return () => container()?.removeEventListener('message', hear)
}

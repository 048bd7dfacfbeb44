import type { Workbox } from 'workbox-window'
import { afterFirstUse } from '../idle.ts'
import { listeners, watchedAtom } from '../listeners.ts'
import { container } from './worker.ts'
import type { ToWorker } from './worker.messages.ts'
import { type WorkerRequest, isWorkerRequest } from './worker.requests.ts'

const script = '/sw.js'

let workbox: Workbox | undefined
let isWaiting = false
const { listen, tell } = listeners()

export const isUpdateWaitingAtom = watchedAtom(() => isWaiting, listen)

let starting: Promise<boolean> | undefined

/** False where there is no worker. Later calls repeat a failed registration only. */
export async function startWorker(): Promise<boolean> {
  starting ??= register().catch(() => false)
  const isStarted = await starting
  if (!isStarted) starting = undefined
  return isStarted
}

async function register(): Promise<boolean> {
  const worker = container()
  if (!worker || import.meta.env.DEV) return false
  if (worker.controller) return watchVersions()
  // A first visit has no older version, so the code that watches for new ones can wait.
  afterFirstUse(() => void watchVersions().catch(() => undefined))
  const { trustedScript } = await import('../page/trusted.ts')
  return Boolean(await worker.register(trustedScript(script), { scope: '/' }))
}

async function watchVersions(): Promise<boolean> {
  const { Workbox } = await import('workbox-window')
  const { trustedScript } = await import('../page/trusted.ts')
  workbox = new Workbox(trustedScript(script), { scope: '/' })
  workbox.addEventListener('waiting', () => {
    isWaiting = true
    tell()
  })
  return Boolean(await workbox.register({ immediate: true }))
}

/** Starts the worker if necessary; false if that takes longer than `milliseconds`. */
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

export const lookForUpdate = () => workbox?.update().catch(() => undefined)

const settling = 500

/**
 * Calls `then` once the new version controls the page, at once where another tab has activated it. The old worker
 * first stops prefetching: an event that reaches it while it ends delays the new one.
 */
export async function letUpdateIn(then: () => void) {
  const registration = await container()?.getRegistration()
  if (!registration?.waiting) return then()
  workbox?.addEventListener('controlling', then)
  await tellWorker({ type: 'yield' })
  setTimeout(() => workbox?.messageSkipWaiting(), settling)
}

/** `listen` returns true if it did what was requested; otherwise the worker finds another way. */
export function onWorkerRequest(listen: (request: WorkerRequest) => boolean) {
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    if (isWorkerRequest(data) && listen(data)) ports[0]?.postMessage('done')
  }
  container()?.addEventListener('message', hear)
  return () => container()?.removeEventListener('message', hear)
}

import { outboxTag, refreshTag } from './worker.requests.ts'

declare global {
  /** Not yet in the compiler's library, nor in every browser. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> }
    readonly periodicSync?: {
      register(tag: string, options: { readonly minInterval: number }): Promise<void>
    }
  }
}

const registered = async () =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** Asks the browser to wake the worker once there is a network, even while no page may run. */
export async function wakeWhenOnline() {
  try {
    await (await registered())?.sync?.register(outboxTag)
  } catch {
    // Without it, what waits leaves when a page is looked at again.
  }
}

const twiceADay = 12 * 60 * 60_000

/** Asks the browser to wake the worker now and then; only an installed app is granted it. */
export async function wakeNowAndThen() {
  try {
    const periodic = (await registered())?.periodicSync
    if (periodic && (await isGranted()))
      await periodic.register(refreshTag, { minInterval: twiceADay })
  } catch {
    // Then what is kept is confirmed when it is next looked at.
  }
}

/** The compiler's list of permissions is shorter than the browsers'. */
const background: { readonly name: string } = { name: 'periodic-background-sync' }

async function isGranted() {
  const asked: PermissionDescriptor = Object.assign({ name: 'push' as const }, background)
  return (await navigator.permissions.query(asked)).state === 'granted'
}

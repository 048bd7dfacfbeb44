import { offlineQueueTag, refreshTag } from './worker.requests.ts'
import { container } from './worker.ts'

declare global {
  /** Missing in TypeScript's library and in some browsers. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> }
    readonly periodicSync?: {
      register(tag: string, options: { readonly minInterval: number }): Promise<void>
    }
  }
}

const registered = async () => container()?.getRegistration()

/** Works even while no page may run. */
export async function wakeWhenOnline() {
  try {
    await (await registered())?.sync?.register(offlineQueueTag)
  } catch {
    // Without sync the queue is sent when a page is visible again.
  }
}

const twiceADay = 12 * 60 * 60_000

/** Browsers grant it only to installed apps. */
export async function wakeNowAndThen() {
  try {
    const periodic = (await registered())?.periodicSync
    if (periodic && (await isGranted()))
      await periodic.register(refreshTag, { minInterval: twiceADay })
  } catch {
    // Without it cached data is revalidated when it is next shown.
  }
}

/** Missing in TypeScript's list of permissions. */
const background: { readonly name: string } = { name: 'periodic-background-sync' }

async function isGranted() {
  const asked: PermissionDescriptor = Object.assign({ name: 'push' as const }, background)
  return (await navigator.permissions.query(asked)).state === 'granted'
}

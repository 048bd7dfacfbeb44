import { container } from './worker.ts'

export type Newer = 'none' | 'coming' | 'unknown'

export async function askForNewVersion(): Promise<Newer> {
  try {
    const registration = await container()?.getRegistration()
    if (!registration) return 'unknown'
    await registration.update()
    return registration.installing || registration.waiting ? 'coming' : 'none'
  } catch {
    return 'unknown'
  }
}

/** The hash of the app's file, which the page's last script names; null where the app is not built. */
export const buildMark = () =>
  /\/app-([\w-]{7})\.js/.exec(document.getElementById('start')?.textContent ?? '')?.[1] ?? null

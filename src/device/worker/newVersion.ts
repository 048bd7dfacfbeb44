export type Newer = 'none' | 'coming' | 'unknown'

/** Asks the server for a newer version of the app; unknown without a worker or a network. */
export async function askForNewVersion(): Promise<Newer> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return 'unknown'
    await registration.update()
    return registration.installing || registration.waiting ? 'coming' : 'none'
  } catch {
    return 'unknown'
  }
}

/** The mark of this build, which its files carry in their names; none while it is being developed. */
export const buildMark = (page: ParentNode = document) =>
  /-([\w-]{6,})\.js$/.exec(
    page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '',
  )?.[1] ?? null

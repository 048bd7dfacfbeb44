export type Newer = 'none' | 'coming' | 'unknown'

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

export const buildMark = (page: ParentNode = document) =>
  /-([\w-]{6,})\.js$/.exec(
    page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '',
  )?.[1] ?? null

import { ownPath, readPush } from './push.rules.ts'

declare const self: ServiceWorkerGlobalScope

/** Notifications of the platform, while the app is closed or out of sight. */
export function answerPushes() {
  // Each loads its picture first: without waiting, the later of two could be shown before the other.
  let last = Promise.resolve()
  self.addEventListener('push', (event) => {
    last = last.then(() => show(event.data?.text())).catch(() => undefined)
    event.waitUntil(last)
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(ownPath(event.notification.data)))
  })
}

async function show(text: string | undefined) {
  const { title, body, path, tag, unread } = readPush(text)
  // The compiler's library lacks `renotify`: without it a second one of the same tag comes in silence.
  const again = { renotify: true }
  const icon = '/icons/icon-192.png'
  await self.registration.showNotification(title, { body, tag, icon, data: path, ...again })
  if (unread !== undefined) await showBadge(unread)
}

async function showBadge(count: number) {
  if ('setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => undefined)
}

/** A page that is open goes there by itself, so that nothing typed is lost; else the app is opened there. */
async function open(path: string) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) return self.clients.openWindow(path)
  const shown = await page.focus().catch(() => page)
  if (await takes(shown, path)) return
  await shown.navigate(path).catch(() => self.clients.openWindow(path))
}

const patience = 1000

/** Whether the page says that it goes there; one that is still starting says nothing. */
function takes(page: WindowClient, path: string) {
  return new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), patience)
    page.postMessage({ type: 'open', path }, [port2])
  })
}

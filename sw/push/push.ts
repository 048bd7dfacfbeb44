import { showBadge } from '#device/page/badge.ts'
import { pageOfApp, readPush } from './push.rules.ts'

declare const self: ServiceWorkerGlobalScope

export function answerPushes() {
  // Each notification loads its image first: without waiting, a later one could appear before an
  // earlier one.
  let last = Promise.resolve()
  self.addEventListener('push', (event) => {
    last = last.then(() => show(event.data?.text())).catch(() => undefined)
    event.waitUntil(last)
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(pageOfApp(event.notification.data)))
  })
}

async function show(text: string | undefined) {
  const { title, body, path, tag, unread } = readPush(text)
  // Missing from TypeScript's library. Without `renotify` a replaced notification makes no sound.
  const again = { renotify: true }
  const icon = '/icons/icon-192.png'
  await self.registration.showNotification(title, { body, tag, icon, data: path, ...again })
  if (unread !== undefined) await showBadge(unread)
}

/**
 * An open page navigates itself, so that typed text is not lost; otherwise opens the app at the
 * path.
 */
async function open(path: string) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) return self.clients.openWindow(path)
  const shown = await page.focus().catch(() => page)
  if (await takes(shown, path)) return
  await shown.navigate(path).catch(() => self.clients.openWindow(path))
}

const timeout = 1000

/** Also false for a page that is still starting: it does not answer. */
function takes(page: WindowClient, path: string) {
  return new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), timeout)
    page.postMessage({ type: 'open', path }, [port2])
  })
}

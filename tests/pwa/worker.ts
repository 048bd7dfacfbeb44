import { type Page, expect } from '@playwright/test'
import { type Deployment, deploy } from '#tests/support/deployment.ts'
import { test as base, installWorker, lookAway } from '#tests/support/journey.ts'

/** For tests that deploy another version meanwhile. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    const deployment = await deploy()
    await use(deployment)
    await deployment.end()
  },
})

export { expect }

/** The second visit: the worker is installed, has cached what it should, and controls the page. */
export async function visitTwice(page: Page, address: string) {
  await page.goto(address)
  await installWorker(page)
  // What a stay of some seconds would have cached is cached when the player looks away.
  await lookAway(page)
  // The last file to be cached.
  await expect.poll(() => isOnPhone(page, '/lgw/game/catalogue'), { timeout: 40_000 }).toBe(true)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

interface Stored {
  readonly where: string
  readonly key: string
  readonly value: string
}

/** The records of all databases, or of one, as text. */
export const recordsOf = (page: Page, only?: string): Promise<Stored[]> =>
  page.evaluate(async (only) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const stored: Stored[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      if (only !== undefined && name !== only) continue
      const database = await settled(indexedDB.open(name))
      for (const table of database.objectStoreNames) {
        const records = database.transaction(table).objectStore(table)
        const [keys, values] = await Promise.all([
          settled(records.getAllKeys()),
          settled(records.getAll()),
        ])
        keys.forEach((key, index) => {
          stored.push({
            where: name,
            key: JSON.stringify(key),
            value: JSON.stringify(values[index]),
          })
        })
      }
      database.close()
    }
    return stored
  }, only)

/** Every file in Cache Storage, as text: megabytes, so do not poll it. */
const filesOf = (page: Page): Promise<Stored[]> =>
  page.evaluate(async () => {
    const stored: Stored[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text()
        stored.push({ where: name, key: request.url, value: text ?? '' })
      }
    }
    return stored
  })

/** All of IndexedDB and Cache Storage, as text. */
export const storedOnPhone = async (page: Page) => [
  ...(await recordsOf(page)),
  ...(await filesOf(page)),
]

/** The keys of cached answers: those for everybody ('data'), or the player's own. */
export const keysIn = (page: Page, name: 'data' | 'own'): Promise<string[]> =>
  page.evaluate(async (name) => {
    const opened = indexedDB.open(`mela-${name}`)
    // Never creates the database: only the app may.
    opened.onupgradeneeded = () => opened.transaction?.abort()
    await new Promise((resolve) => (opened.onsuccess = opened.onerror = resolve))
    if (opened.error) return []
    const keys = opened.result.transaction(name).objectStore(name).getAllKeys()
    await new Promise((resolve) => (keys.onsuccess = resolve))
    opened.result.close()
    return keys.result.map((key) => JSON.stringify(key))
  }, name)

/** Whether an answer whose key contains the text is cached. */
export const isOnPhone = async (page: Page, part: string, where: 'data' | 'own' = 'data') =>
  (await keysIn(page, where)).some((key) => key.includes(part))

type Waking = 'dispatchSyncEvent' | 'dispatchPeriodicSyncEvent' | 'deliverPushMessage'

/** Actions on a worker and its storage that only the browser itself can do. */
export async function browserOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('BackgroundService.startObserving', { service: 'notifications' })
  await session.send('BackgroundService.setRecording', {
    shouldRecord: true,
    service: 'notifications',
  })
  const { origin } = new URL(page.url())
  return {
    wake: async (how: Waking, event: { tag?: string; lastChance?: boolean; data?: string }) => {
      const registrationId = await registered
      const empty = { tag: '', lastChance: false, data: '' }
      await session.send(`ServiceWorker.${how}`, { origin, registrationId, ...empty, ...event })
    },
    /** Resolves once so many more notifications are on screen. */
    shownNext: (count: number) =>
      new Promise<void>((resolve) => {
        let left = count
        session.on('BackgroundService.backgroundServiceEventReceived', (received) => {
          if (received.backgroundServiceEvent.eventName === 'Notification displayed') left -= 1
          if (left === 0) resolve()
        })
      }),
    /** Limits the storage to that many bytes; null restores the real limit. */
    limitStorage: (quotaSize: number | null) =>
      session.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(quotaSize !== null && { quotaSize }),
      }),
    clearStorage: (storageTypes: string) =>
      session.send('Storage.clearDataForOrigin', { origin, storageTypes }),
  }
}

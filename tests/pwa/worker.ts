import { type Page, expect } from '@playwright/test'
import { type Deployment, deploy } from '../support/deployment.ts'
import { test as base, installWorker } from '../support/journey.ts'

/** For tests that deploy something else meanwhile. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    const deployment = await deploy()
    await use(deployment)
    await deployment.end()
  },
})

export { expect }

/** The second visit: the worker is installed, has kept what it was told to, and is in control. */
export async function visitTwice(page: Page, address: string) {
  await page.goto(address)
  await installWorker(page)
  await expect
    .poll(async () => (await keptAddresses(page)).length, { timeout: 30_000 })
    .toBeGreaterThan(12)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** Everything that IndexedDB and Cache Storage hold, as text. */
export async function storedOnPhone(page: Page) {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const stored: { where: string; key: string; value: string }[] = []
    for (const { name = '' } of await indexedDB.databases()) {
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
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text()
        stored.push({ where: name, key: request.url, value: text ?? '' })
      }
    }
    return stored
  })
}

async function keptAddresses(page: Page) {
  const stored = await storedOnPhone(page)
  return stored.filter(({ where }) => where === 'mela-kept').map(({ key }) => key)
}

type Waking = 'dispatchSyncEvent' | 'dispatchPeriodicSyncEvent' | 'deliverPushMessage'

/** What the browser itself does to a worker and its storage, outside of any page's reach. */
export async function browserOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  return {
    wake: async (how: Waking, event: { tag?: string; lastChance?: boolean; data?: string }) => {
      const registrationId = await registered
      const empty = { tag: '', lastChance: false, data: '' }
      await session.send(`ServiceWorker.${how}`, { origin, registrationId, ...empty, ...event })
    },
    /** As if the phone had room for so many bytes; null gives back what it has. */
    limitStorage: (quotaSize: number | null) =>
      session.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(quotaSize !== null && { quotaSize }),
      }),
    clearStorage: (storageTypes: string) =>
      session.send('Storage.clearDataForOrigin', { origin, storageTypes }),
  }
}

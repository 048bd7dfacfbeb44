import { type Page, expect } from '@playwright/test'
import { checksOf } from './check.ts'
import { type Deployment, lookForUpdate } from '#tests/support/deployment.ts'

const lobby = '/m/gameLobbyCenter?gameCategory=RNG'
const drawn = (page: Page) => page.locator('main [data-node-id]').first()

/**
 * From the second visit on, the worker answers, even offline and until the player accepts a new
 * version.
 */
export async function auditWorker(page: Page, deployed: Deployment, startUrl: string) {
  const report = checksOf('worker')
  const { attempt } = report
  const start = new URL(startUrl, deployed.url).href
  await attempt('controls start_url from the second visit on', () => assertControl(page, start))
  await attempt('start_url opens offline with games', () => assertOffline(page, start))
  await attempt('the lobby opens offline, with its age', async () => {
    await assertOffline(page, new URL(lobby, deployed.url).href)
    return page.locator('[data-stale]').first().innerText()
  })
  await page.context().setOffline(false)
  await page.goto(start)
  await attempt('a changed version is found and offered', async () => {
    await deployed.nextVersion()
    await lookForUpdate(page)
    await expect(page.getByText('New version ready')).toBeVisible({ timeout: 30_000 })
  })
  await attempt('and is not taken before the player says so', async () =>
    expect(await version(page)).toBe(0),
  )
  await attempt('it is taken with one load, at the same place', () => assertTaken(page, start))
  return report
}

async function assertControl(page: Page, start: string) {
  await page.goto(start)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => keptCount(page), { timeout: 40_000 }).toBeGreaterThan(12)
  await page.reload()
  const control = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(control, { timeout: 20_000 }).toBe('activated')
  return page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
}

/** How many public reads the worker has cached. Never creates the database: only the worker may. */
const keptCount = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'mela-data')) return 0
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('mela-data'))
    const [table = ''] = database.objectStoreNames
    const count = await settled(database.transaction(table).objectStore(table).count())
    database.close()
    return count
  })

async function assertOffline(page: Page, address: string) {
  await page.context().setOffline(true)
  await page.goto(address)
  await expect(drawn(page)).toBeVisible({ timeout: 20_000 })
  const count = await page.locator('main [data-node-id]').count()
  return `${count} games`
}

const version = (page: Page) => page.locator('meta[name="version"]').count()

async function assertTaken(page: Page, start: string) {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => version(page).catch(() => 0), { timeout: 30_000 }).toBe(1)
  await expect(drawn(page)).toBeVisible({ timeout: 20_000 })
  expect(new URL(page.url()).pathname).toBe(new URL(start).pathname)
  expect(loads).toBe(1)
  return `${loads} load`
}

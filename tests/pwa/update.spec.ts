import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lookForUpdate } from '#tests/support/deployment.ts'
import { installWorker } from '#tests/support/journey.ts'
import { expect, test, visitTwice } from './worker.ts'

const version = (page: Page) => page.locator('meta[name="version"]').count()

test('a new version waits for the player, then reloads the page once; other tabs follow later; a withdrawn worker removes its caches', async ({
  page,
  context,
  deployment,
}) => {
  test.slow()
  await visitTwice(page, `${deployment.url}/m/home?lang=EN`)
  const other = await context.newPage()
  await other.goto(`${deployment.url}/m/register?lang=EN`)
  await other.getByLabel('Username').fill('halfway')
  await page.goto(`${deployment.url}/m/gameLobbyCenter?gameCategory=RNG`)
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 1500)
        return Math.round(scrollY)
      }),
    )
    .toBe(1500)
  // A banner above the content tells of the server's restart, and moves the scroll position.
  const place = () =>
    page.evaluate(() =>
      Math.round(document.querySelector('main')?.getBoundingClientRect().top ?? 0),
    )
  const before = await place()
  await deployment.nextVersion()
  await lookForUpdate(page)
  await expect(page.getByText('New version ready')).toBeVisible()
  expect(await version(page)).toBe(0)
  expect(await place()).toBe(before)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('New version ready')).toBeHidden()
  expect(await version(page)).toBe(0)
  // As when the player returns to the app.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => version(page).catch(() => 0), { timeout: 20_000 }).toBe(1)
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  expect(page.url()).toBe(`${deployment.url}/m/gameLobbyCenter?gameCategory=RNG`)
  await expect.poll(place, { timeout: 20_000 }).toBe(before)
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByText('New version ready')).toBeHidden()

  await other.bringToFront()
  await expect(other.getByLabel('Username')).toHaveValue('halfway')
  await expect(other.getByText('New version ready')).toBeHidden()
  expect(await version(other)).toBe(0)
  await other.getByLabel('Username').fill('')
  await other.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await other.getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => version(other).catch(() => 0)).toBe(1)
  await other.close()

  const withdrawn = await readFile(join(import.meta.dirname, '../../sw/withdrawn.js'), 'utf8')
  await deployment.replace('sw.js', () => withdrawn)
  await deployment.redeploy()
  await lookForUpdate(page)
  const remains = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      kept: (await indexedDB.databases()).filter(({ name = '' }) =>
        ['mela-data', 'mela-spoken'].includes(name),
      ).length,
    }))
  // A worker activates once the previous one has answered its pending requests.
  await expect.poll(remains, { timeout: 40_000 }).toEqual({ caches: [], kept: 0 })
  await page.reload()
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

/**
 * The two ways in which a phone blocks storage for a page and its worker: it throws, or it never
 * responds.
 */
const blocks = [`{ throw new DOMException('blocked', 'SecurityError') }`, `({})`]

test('a phone without storage works from the network', async ({ browser, deployment }) => {
  test.slow()
  let worker = ''
  for (const open of blocks) {
    const block = `IDBFactory.prototype.open = () => ${open};\n`
    await deployment.replace('sw.js', (script) => block + (worker ||= script))
    await deployment.redeploy()
    const page = await browser.newPage({ baseURL: deployment.url })
    await page.addInitScript(
      `${block} for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })`,
    )
    await page.goto('/m/home?lang=EN')
    await installWorker(page)
    await page.reload()
    await expect(page.locator('[data-category="HOT"] [data-node-id]').first()).toBeVisible()
    await expect(page.locator('[data-offline]')).toBeHidden()
    await page.close()
  }
})

import type { Page } from '@playwright/test'
import { expect, go, lookAway, test } from '#tests/support/journey.ts'
import { beginUse } from '#tests/support/lobby.ts'

/** The files of the app that this page has requested. */
async function filesAt(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return loaded.filter((name) => name.startsWith('/assets/') && name.endsWith('.js'))
}

test('a screen whose code fails to load shows an error after one reload, and is reported once', async ({
  page,
  platform,
}) => {
  const others = new Set(await filesAt(page, '/m/help?lang=EN'))
  const own = new Set((await filesAt(page, '/m/leaderBoard')).filter((file) => !others.has(file)))
  await page.goto('/m/home')
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(
    ({ pathname }) => own.has(pathname),
    (route) => route.fulfill({ status: 404 }),
  )
  // The reload may cut it off.
  await go(page, '/m/leaderBoard').catch(() => undefined)
  const alert = page.getByRole('main').getByRole('alert')
  await expect.poll(() => loads).toBe(1)
  await expect(alert).toContainText('Loading failed, click to retry')
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
  const lost = async () => (await platform.failures()).filter(({ kind }) => kind === 'chunk')
  await expect(async () => {
    await lookAway(page)
    expect(await lost()).not.toEqual([])
  }).toPass()
  await lookAway(page)
  // One for each file of the screen.
  const reports = await lost()
  expect(reports.map(({ route, count }) => `${route} ${count}`)).toEqual(
    reports.map(() => '/m/leaderboard 1'),
  )
  const files = reports.map(({ frames }) => frames.split('\n')[0])
  expect(new Set(files).size).toBe(files.length)
  expect(loads).toBe(1)

  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible()
})

test('a screen whose code fails to load offline keeps the present page', async ({
  page,
  context,
}) => {
  await page.goto('/m/home?lang=EN')
  await beginUse(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  await context.setOffline(true)
  await go(page, '/m/leaderBoard')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(loads).toBe(0)
})

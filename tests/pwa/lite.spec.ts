import type { Page } from '@playwright/test'
import { closePopups, expect, test } from '#tests/support/journey.ts'
import { drawingIn, artBackground } from '#tests/support/lobby.ts'
import { type Fetched, bytesOf, followWire, saveData } from '#tests/support/wire.ts'

const hotTiles = (page: Page) => page.locator('[data-category="HOT"] [data-node-id]')
const pictures = (fetched: readonly Fetched[]) =>
  fetched.filter(({ path }) => path.startsWith('/cdn/'))
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Opens the data usage settings from the menu, as a guest would. */
async function openData(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Data usage' }).click()
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeVisible()
}

const monthInAll = (page: Page) =>
  page.getByText('Total this month').locator('..').getByRole('definition')

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()

test('with Data Saver, home takes 170 kB without pictures, until the player loads them', async ({
  page,
}) => {
  await closePopups(page)
  await saveData(page)
  const fetched = await followWire(page)
  await page.goto('/m/home?lang=EN')
  await expect(hotTiles(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(pictures(fetched)).toEqual([])
  expect(bytesOf(fetched)).toBeLessThanOrEqual(170_000)
  expect(await workers(page)).toBe(0)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', 'data:,')
  await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0)
  await page.keyboard.press('Shift')
  await expect(drawingIn(hotTiles(page).first())).toHaveCSS('background-image', artBackground)

  await openData(page)
  await expect(page.getByText('It is on because Data Saver is on')).toBeVisible()
  expect(pictures(fetched)).toEqual([])
  await choose(page, 'Always off')
  await expect(page.getByText('It is off.')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
  await expect.poll(() => pictures(fetched).length).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
})

test('with Data Saver, a phone without a Bengali font loads only the letters of the first view until it is touched', async ({
  page,
}) => {
  await closePopups(page)
  await saveData(page)
  const fetched = await followWire(page)
  const fonts = () => fetched.map(({ path }) => path).filter((path) => path.startsWith('/fonts/'))
  await page.goto('/m/home?lang=BN')
  await expect(hotTiles(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(fonts).toEqual(['/fonts/noto-sans-bengali-lite.woff2'])
  expect(bytesOf(fetched)).toBeLessThanOrEqual(185_000)

  await page.getByRole('button', { name: 'মেনু' }).click()
  await expect.poll(fonts).toContain('/fonts/noto-sans-bengali.woff2')
})

test('on any connection a player can choose to save data, and sees the usage', async ({ page }) => {
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  await expect(hotTiles(page).first()).toBeVisible()
  await openData(page)
  const used = async () => parseInt(await monthInAll(page).innerText(), 10)
  await expect.poll(used).toBeGreaterThan(100)
  await choose(page, 'Always on')
  const fetched = await followWire(page)
  await page.goto('/m/home')
  await expect(hotTiles(page).first()).toBeVisible()
  await expect(page.locator('main [data-category]')).toHaveCount(4)
  await page.waitForLoadState('networkidle')
  expect(pictures(fetched)).toEqual([])

  await openData(page)
  const before = await used()
  await page.getByRole('button', { name: 'Reset counter' }).click()
  await expect.poll(used).toBeLessThan(before)
})

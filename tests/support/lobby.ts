import { type Locator, type Page, expect } from '@playwright/test'
import { brand } from './brand.ts'

export const games = (page: Page) => page.getByRole('main').locator('[data-node-id]')
export const gameTypes = (page: Page) => page.getByRole('radiogroup', { name: 'Game types' })
export const gameType = (page: Page, name: string) =>
  gameTypes(page).getByText(name, { exact: true })
export const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true })

/** Waits for what comes with the first use of home: its foot, and with it what nobody needs before. */
export const beginUse = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('scroll')))
    await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 1000 })
  }).toPass({ timeout: 45_000 })

/** The sections of the All view, in the order of section 2 of the specification. */
export const sections = ['HOT', 'RNG', 'LIVE', 'FISH', 'PVP', 'PROVIDER', 'SPORTS', 'ESPORTS']
export const shownSections = (page: Page) =>
  page
    .locator('main [data-category]')
    .evaluateAll((found) => found.map((section) => section.getAttribute('data-category')))

/**
 * The element with a tile's drawing. Its background is set once the worker has drawn it, if the
 * brand has drawings.
 */
export const drawingIn = (tile: Locator) => tile.locator('[class*=" art-"]')
export const artBackground = brand.hasDrawings ? /^url\("blob:/ : /radial-gradient/

/** Spins until the balance changes; a payout equal to the stake leaves it as it was. */
export async function playUntilChanged(page: Page) {
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Spin' })
  // While it is asked for, the balance is hidden.
  const balance = () =>
    page
      .getByRole('button', { name: /৳/ })
      .getByText(/৳\s?[\d,.]+/)
      .textContent()
  await expect(spin).toBeEnabled()
  const before = await balance()
  for (let spins = 0; spins < 8 && (await balance()) === before; spins++) {
    await spin.click()
    await expect(spin).toBeEnabled()
  }
  await expect.poll(balance).not.toBe(before)
}

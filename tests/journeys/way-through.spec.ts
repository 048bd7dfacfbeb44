import type { Locator, Page } from '@playwright/test'
import {
  withMotion,
  balanceIn,
  closePopups,
  expect,
  installWorker,
  logIn,
  test,
} from '#tests/support/journey.ts'
import { playUntilChanged } from '#tests/support/lobby.ts'
import { isOnPhone } from '#tests/pwa/worker.ts'

const balanceOf = (page: Page) => balanceIn(page).textContent()

test.use(withMotion)

/** A row replaces its skeleton as it comes near. */
const scrollTo = (row: Locator) => expect(() => row.scrollIntoViewIfNeeded()).toPass()

test(
  'a visitor registers, plays, and browses offline',
  { tag: '@worker' },
  async ({ page, platform, context }) => {
    test.slow()
    await page.goto('/?lang=EN')
    const hot = page.getByRole('region', { name: 'Hot' })
    await expect(hot.locator('[data-node-id]').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Slots' })).toBeAttached()

    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/m\/login/)
    await logIn(page, platform, 'member')
    await expect(balanceIn(page)).toBeVisible()
    const before = await balanceOf(page)

    await scrollTo(page.getByRole('region', { name: 'Slots' }))
    await page.getByRole('link', { name: /View all: Slots/ }).click()
    await expect(page).toHaveURL(/gameCategory=RNG/)
    await page.locator('[data-node-id]').nth(2).getByRole('button').first().click()
    await expect(page).toHaveURL(/\/m\/launchGame/)
    await playUntilChanged(page)
    await page.getByRole('button', { name: 'Exit game' }).click()

    await expect(page).toHaveURL(/gameCategory=RNG/)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect.poll(() => balanceOf(page)).not.toBe(before)

    await installWorker(page)
    await page.reload()
    await expect(hot.locator('[data-node-id]').first()).toBeVisible()
    // The last of what is fetched in advance; the search may have fetched it before the lists.
    for (const part of ['gameType=RNG', '/lgw/game/catalogue'])
      await expect.poll(() => isOnPhone(page, part), { timeout: 40_000 }).toBe(true)
    await page.close()

    await context.setOffline(true)
    const again = await context.newPage()
    await closePopups(again)
    await again.goto('/m/home')
    await expect(
      again.getByRole('region', { name: 'Hot' }).locator('[data-node-id]').first(),
    ).toBeVisible()
    await expect(again.locator('[data-offline]')).toBeVisible()
    await scrollTo(again.getByRole('region', { name: 'Slots' }))
    await again.getByRole('link', { name: /View all: Slots/ }).click()
    await expect(again).toHaveURL(/gameCategory=RNG/)
    await expect(again.getByRole('main').locator('[data-node-id]').first()).toBeVisible()
  },
)

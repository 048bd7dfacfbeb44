import type { Page } from '@playwright/test'
import { closePopups, expect, go, logIn, test } from '#tests/support/journey.ts'
import { expectSeen, inkOf } from '#tests/support/seen.ts'

const option = (page: Page, name: RegExp) =>
  page.locator('main label').filter({ hasText: name }).first()

test('in colours of the player’s own, forced while the app runs, a member’s choices are seen', async ({
  page,
  platform,
}) => {
  test.slow()
  await logIn(page, platform, 'member', '/m/voucherCenter')
  await expect(option(page, /TakaTap/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ forcedColors: 'active' })
  const closed = page.locator('main label:has(input:disabled)').first()
  const open = page.locator('main label:has(input:enabled:not(:checked))').first()
  await expect.poll(() => inkOf(closed)).not.toBe(await inkOf(open))
  await expect(closed.locator('input'), 'no native mark over the words').toHaveCSS('opacity', '0')
  await expectSeen(option(page, /TakaTap/), 'a payment method')

  await go(page, '/m/gameRecord')
  await expectSeen(page.getByRole('tab').nth(1), 'a tab')
  await expectSeen(page.locator('main [role=radiogroup] label').nth(2), 'a chip')
  await go(page, '/m/member/data')
  await expectSeen(page.getByRole('switch').first(), 'a switch')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await go(page, '/m/home')
  await expectSeen(bar.getByRole('link', { name: 'Promotions' }), 'a tab of the bar')
})

test('in colours of the player’s own a visitor’s choices are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await closePopups(page)
  await page.goto('/m/login?lang=EN')
  await expectSeen(page.getByRole('checkbox').locator('xpath=..'), 'a checkbox')
  await expectSeen(page.getByRole('tab').nth(1), 'a way to log in')
})

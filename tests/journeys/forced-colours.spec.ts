import type { Page } from '@playwright/test'
import { closePopups, expect, go, logIn, test } from '#tests/support/journey.ts'
import { press } from '#tests/support/money.ts'
import { expectSeen, inkOf } from '#tests/support/seen.ts'

const option = (page: Page, name: RegExp) =>
  page.locator('main label').filter({ hasText: name }).first()

test('with forced colours, switched on while the app runs, a member’s choices are visible', async ({
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

test('with forced colours a visitor’s choices are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await closePopups(page)
  await page.goto('/m/login?lang=EN')
  await expectSeen(page.getByRole('checkbox').locator('xpath=..'), 'a checkbox')
  await expectSeen(page.getByRole('tab').nth(1), 'a way to sign in')
})

async function bind(page: Page, bank: string, number: string) {
  const sheet = page.getByRole('dialog')
  const choice = sheet.locator('label').filter({ hasText: bank })
  await expectSeen(choice, `a bank: ${bank}`)
  await sheet.getByLabel('Account number').fill(number)
  const payee = sheet.getByLabel('Payee name')
  if (await payee.isEditable()) await payee.fill('Rahim Uddin')
  await sheet.getByRole('button', { name: 'Add this account' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(option(page, new RegExp(bank)).locator('input')).toBeChecked()
}

test('with forced colours the chosen account and the choices of a filter and of a lottery ticket are visible', async ({
  page,
  platform,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(page, platform, 'member', '/m/withdraw')
  await press(page, 'Add an account')
  await bind(page, 'TakaTap', '01712345678')
  await press(page, 'Add another account')
  await bind(page, 'NodiPay', '01812345678')
  await expectSeen(option(page, /TakaTap/), 'an account')

  await go(page, '/m/gameLobbyCenter?gameCategory=RNG')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await expectSeen(panel.getByRole('button', { name: /Padma Play/ }), 'a provider')
  for (const name of ['Game type', 'Minimum bet'])
    await expectSeen(panel.getByRole('radiogroup', { name }).locator('label').last(), name)

  await go(page, '/m/startLottery?playType=trad&gameId=mela45&prize_mode=ELOTT&vassalage=LOTT')
  const embed = page.frameLocator('iframe')
  await expect(embed.locator('.play')).toHaveCSS('border-top-width', '2px')
  await expectSeen(embed.locator('[role=tab]').last(), 'a list')
  await expectSeen(embed.locator('.pick').first(), 'a ball')
  await expectSeen(embed.locator('.game').last(), 'a lottery')
})

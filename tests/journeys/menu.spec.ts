import type { Page } from '@playwright/test'
import { closePopups, expect, expectNoAxeViolations, logIn, test } from '#tests/support/journey.ts'
import { watchToasts } from '#tests/support/toasts.ts'

test.use({ dataSaver: true })

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const item = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(menu(page)).toBeVisible()
}

test('the menu has the right entries for a visitor and a member', async ({ page, platform }) => {
  test.slow()
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  await openMenu(page)
  await expect(item(page, 'Invite friends')).toHaveAttribute(
    'href',
    /^\/m\/login\?next=.*inviteFriends$/,
  )
  await expect(item(page, 'Reward center')).toHaveAttribute(
    'href',
    /^\/m\/login\?next=.*rewardCenter$/,
  )
  await expect(item(page, 'Withdraw')).toHaveCount(0)
  await expect(item(page, 'Get the app')).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused()

  await platform.settings({ REWCEN3: false })
  await logIn(page, platform, 'member')
  await openMenu(page)
  await expect(item(page, 'Invite friends')).toHaveAttribute('href', '/m/inviteFriends')
  await expect(item(page, 'Deposit')).toHaveAttribute('href', '/m/voucherCenter')
  const expectToast = await watchToasts(page)
  await menu(page).getByRole('button', { name: 'Reward center' }).click()
  await expectToast('Contact customer service')

  await openMenu(page)
  await menu(page).getByRole('switch', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const choice = menu(page).getByRole('button', { name: /^Language/ })
  await choice.click()
  const picker = page.getByRole('dialog', { name: 'Language' })
  await picker.getByRole('button', { name: 'বাংলা' }).click()
  await expect(picker).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('dialog', { name: 'মেনু' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('Back closes overlays first, one at a time', async ({ page }) => {
  await closePopups(page)
  await page.goto('/m/providers?lang=EN')
  // The router counts only the entries that it has made.
  await expect(page.getByRole('radio', { name: 'Slots' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await openMenu(page)
  await menu(page)
    .getByRole('button', { name: /^Language/ })
    .click()
  const picker = page.getByRole('dialog', { name: 'Language' })
  await expect(picker).toBeVisible()
  await page.goBack()
  await expect(picker).toBeHidden()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/providers/)
})

test('Back closes the menu also on a page that was opened before the app had loaded', async ({
  page,
}) => {
  await closePopups(page)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/m/activity?lang=EN', { waitUntil: 'commit' })
  await page.locator('nav:visible').last().getByText('Home', { exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  release()
  await openMenu(page)
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/activity/)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  balanceIn,
  expect,
  expectNoAxeViolations,
  go,
  logIn,
  passwordOf,
  test,
} from '#tests/support/journey.ts'

const centre = '/m/member/home'
const asterisks = '৳ ****'

const goTo = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).click()

const pictures = (page: Page) => page.getByRole('dialog', { name: 'Choose your picture' })
const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Change your picture' }).click()
  await pictures(page).getByRole('radio', { name }).click()
}
const closePictures = async (page: Page) => {
  await pictures(page).getByRole('button', { name: 'Close' }).click()
  await expect(pictures(page)).toBeHidden()
}

test('a player sees balance, picture, tiers and stored data, and signs out', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member', centre)
  await expect(page.getByRole('heading', { name: 'Rahim' })).toBeVisible()
  await expect(balanceIn(page)).toHaveText('৳12,500.00')
  await page.getByRole('button', { name: 'Hide balance' }).click()
  await page.reload()
  await expect(page.getByText(asterisks)).toBeVisible()
  await page.getByRole('button', { name: 'Show balance' }).click()
  await expect(balanceIn(page)).toHaveText('৳12,500.00')

  await choose(page, 'Rooster')
  await expect(pictures(page).getByRole('radio', { name: 'Rooster' })).toBeChecked()
  await closePictures(page)
  // The choice is shown before the platform has it.
  await expect
    .poll(async () =>
      (await platform.requests()).some(
        ({ method, path, status }) =>
          method === 'POST' && path === '/wps/member/headIcon' && status === 200,
      ),
    )
    .toBe(true)
  await page.reload()
  await platform.faults([{ path: '/wps/member/headIcon', method: 'POST', status: 403 }])
  await choose(page, 'Fish')
  await expect(pictures(page).getByRole('alert')).toContainText('stays as it was')
  await expect(pictures(page).getByRole('radio', { name: 'Rooster' })).toBeChecked()
  await closePictures(page)

  await goTo(page, 'VIP privilege')
  await expect(page.getByRole('heading', { name: 'VIP 3' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: 'VIP 3' })).toBeInViewport()
  await expectNoAxeViolations(page)
  await page.goBack()

  await goTo(page, 'Data on this device')
  await page.getByRole('button', { name: 'Clear cached data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Cached data cleared')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(await readFile(file, 'utf8')).account).toMatchObject({ userName: 'member' })
  await expectNoAxeViolations(page)
  await page.goBack()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await go(page, centre)
  await expect(page).toHaveURL(/\/m\/login\?next=/)
})

test('a player signs out a lost phone, and sets a payment password', async ({
  page,
  browser,
  platform,
}) => {
  const lost = await browser.newContext({ baseURL: platform.url })
  const other = await lost.newPage()
  await logIn(other, platform, 'member', centre)
  await logIn(page, platform, 'member', '/m/member/security')

  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').first()).toContainText('This device')
  await expect(page.getByText('+880 17*****001')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await other.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(other.locator('[data-kind="fail"]')).toContainText('The account has been logged out')
  await expect(other).toHaveURL(/\/m\/login/)
  await lost.close()

  const keys = page.getByRole('region', { name: 'Sign-in details' })
  await expect(keys.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/m/changePsw')
  await keys.getByRole('button', { name: 'Set' }).click()
  const sheet = page.getByRole('dialog', { name: 'Set a payment password' })
  // With the keyboard open.
  await page.setViewportSize({ width: 360, height: 420 })
  for (const name of ['New payment password', 'Confirm new password', 'Sign-in password']) {
    await sheet.getByLabel(name, { exact: true }).focus()
    await expect(sheet.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('heading').scrollIntoViewIfNeeded()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.getByLabel('Sign-in password', { exact: true }).fill('Guessed#1')
  await sheet.getByLabel('New payment password', { exact: true }).fill('13579')
  await sheet.getByLabel('Confirm new password', { exact: true }).fill('13579')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('The payment password must have six digits')).toBeVisible()
  await sheet.getByLabel('New payment password', { exact: true }).fill('135790')
  await sheet.getByLabel('Confirm new password', { exact: true }).fill('১৩৫৭৯০')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Sign-in password', { exact: true })).toBeFocused()
  await sheet
    .getByLabel('Sign-in password', { exact: true })
    .fill(await passwordOf(platform, 'member'))
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Payment password set', { exact: true })).toBeVisible()
  await expect(keys.getByRole('button', { name: 'Change' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Recent sign-ins' }).getByRole('listitem'),
  ).toHaveCount(2)
})

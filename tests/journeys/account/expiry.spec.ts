import type { Page } from '@playwright/test'
import {
  balanceIn,
  expect,
  expectNoAxeViolations,
  logIn,
  logInByForm,
  passwordOf,
  storedIn,
  test,
} from '#tests/support/journey.ts'
import { watchToasts } from '#tests/support/toasts.ts'

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' })
const chosen = 'Brandnew1'

async function fill(page: Page, oldPassword: string) {
  await page.getByLabel('Old password').fill(oldPassword)
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm new password').fill(chosen)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save password' }).click()

/**
 * Retries until the form's request, or an earlier read in this or another tab, finds that the
 * session has ended.
 */
const meetTheEnd = (page: Page) =>
  expect(async () => {
    if (!(await sheetOf(page).isVisible()))
      await page.getByRole('button', { name: 'Save password' }).click({ timeout: 1000 })
    await expect(sheetOf(page)).toBeVisible({ timeout: 2000 })
  }).toPass()

async function logInAgain(page: Page, username: string, password: string) {
  const sheet = sheetOf(page)
  await sheet.getByLabel('Username').fill(username)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Sign in' }).click()
}

test('when a session expires in a form, the player signs in over it, in the other tab, too, and the forms go on', async ({
  page,
  platform,
  context,
}) => {
  const password = await passwordOf(platform, 'member')
  await logIn(page, platform, 'member', '/m/changePsw')
  await fill(page, password)
  const other = await context.newPage()
  await other.goto('/m/changePsw')
  await fill(other, 'Nonsense1')
  await platform.expire('member')
  await meetTheEnd(page)
  await expect(sheetOf(page)).toContainText('The account has been signed out')
  await expect(sheetOf(page).getByLabel('Username')).toHaveValue('member')
  await expect(sheetOf(other)).toBeVisible()
  expect(await storedIn(page)).not.toContain('token')
  await expectNoAxeViolations(page)

  await logInAgain(page, 'member', password)
  for (const tab of [page, other]) {
    await expect(sheetOf(tab)).toBeHidden()
    await expect(tab).toHaveURL(/\/m\/changePsw/)
    await expect(tab.getByLabel('New password', { exact: true })).toHaveValue(chosen)
  }
  await save(page)
  await expect(page.getByText('Change saved')).toBeVisible()
})

test('a session that expired while the app was closed leads to the login from any page', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member', '/m/help')
  const record = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
  if (record === null) throw new Error('The player is not signed in')
  // An open page would hear of it by a call of its own.
  await page.goto('/merchant.json')
  await platform.expire('member')
  const toasted = await watchToasts(page)
  for (const path of ['/m/recent', '/m/member/benefits', '/m/member/home']) {
    await page.evaluate((stored) => localStorage.setItem('MC_SESSION_INFO', stored), record)
    await page.goto(path)
    await toasted('The account has been logged out, please log in again')
    await expect(page).toHaveURL(`/m/login?next=${encodeURIComponent(path)}`)
  }
})

test('a sign-out or another player reaches the other tab and its form within a second', async ({
  page,
  platform,
  context,
}) => {
  await page.clock.install()
  await logIn(page, platform, 'member', '/m/changePsw')
  await fill(page, 'Nonsense1')
  const other = await context.newPage()
  await other.goto('/m/member/home')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('dialog')).toBeVisible()
  // From here on the first tab has its own second.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  await page.clock.runFor(900)
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.clock.resume()
  await logInByForm(other, platform, 'agent')
  await expect(balanceIn(page)).toHaveText(await balanceIn(other).innerText())
})

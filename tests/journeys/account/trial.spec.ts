import type { Page } from '@playwright/test'
import {
  balanceIn,
  closePopups,
  expect,
  expectAccessibleThemes,
  expectNoAxeViolations,
  go,
  logInByForm,
  readCaptcha,
  storedIn,
  test,
} from '#tests/support/journey.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const offer = (page: Page) => page.getByRole('dialog', { name: 'You are on a free trial' })
const needsAccount = 'Please login an actual account to use this function'

const startTrial = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Start free trial' }).click()

test('a trial player plays after one tap, and is offered an account on money pages', async ({
  page,
  platform,
}) => {
  test.slow()
  await closePopups(page)
  await page.goto('/m/login?lang=EN')
  await page.getByRole('main').getByRole('button', { name: 'Free trial' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balanceIn(page)).toHaveText('৳10,000.00')
  const calls = (await platform.requests()).filter(({ path }) => path.endsWith('/freeplay'))
  expect(calls.map(({ method, status }) => [method, status])).toEqual([
    ['GET', 200],
    ['POST', 200],
  ])
  await page.goBack()
  expect(page.url()).not.toContain('/m/login')

  await page.goto('/m/withdraw')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(offer(page)).toContainText(needsAccount)
  await offer(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Free trial')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Until its rows are there, home is too short to scroll the balance away.
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    await expect(page.getByRole('banner')).toContainText('Free trial', { timeout: 1000 })
  }).toPass()
  await go(page, '/m/webEmail')
  await expect(offer(page)).toContainText(needsAccount)
  await expect(page).toHaveURL(/\/m\/home$/)
  await offer(page).getByRole('button', { name: 'Close' }).click()
  await tabBar(page).getByRole('link', { name: 'Deposit' }).click()
  await expect(offer(page)).toContainText(needsAccount)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expectNoAxeViolations(page, 'dialog[open]')
  await offer(page).getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/m\/register/)
})

test('a trial is reset and left; a second one needs a captcha, and ends with a login', async ({
  page,
  platform,
}) => {
  test.slow()
  await closePopups(page)
  await page.goto('/m/trail?lang=EN')
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Start free trial' }),
  ).toBeVisible()
  await expectAccessibleThemes(page)
  await startTrial(page)
  await expect(balanceIn(page)).toHaveText('৳10,000.00')

  await go(page, '/m/trail')
  await expect(page.getByRole('heading', { name: 'You are on a free trial' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset the balance' }).click()
  await expect(page.getByText('Your balance has been reset')).toBeVisible()
  await page.getByRole('button', { name: 'Leave trial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave trial' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await storedIn(page)).not.toContain('token')

  await go(page, '/m/trail')
  await startTrial(page)
  const code = page.getByRole('textbox', { name: 'Verification code' })
  await expect(code).toBeFocused()
  await code.fill(await readCaptcha(page))
  await startTrial(page)
  await expect(balanceIn(page)).toHaveText('৳10,000.00')
  await go(page, '/m/withdraw')
  await offer(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/m/login?next=%2Fm%2Fwithdraw')
  await logInByForm(page, platform, 'member', '/m/withdraw')
  await expect(page.getByText('৳12,500.00').first()).toBeVisible()
})

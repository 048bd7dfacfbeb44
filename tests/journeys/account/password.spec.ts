import type { Page } from '@playwright/test'
import type { Platform } from '#tests/support/platform.ts'
import { expect, expectNoAxeViolations, go, passwordOf, test } from '#tests/support/journey.ts'

test.use({ dataSaver: true })

const chosen = 'Brandnew1'
const save = (page: Page) => page.getByRole('button', { name: 'Save password' }).click()
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function choose(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(again)
}

async function enter(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

test('a first password shows a reminder until it is changed, and blocks money when required', async ({
  page,
  platform,
}) => {
  test.slow()
  const temporary = await passwordOf(platform, 'fresh')
  await page.goto('/m/login?lang=EN')
  await enter(page, 'fresh', temporary)
  await expect(page).toHaveURL(/\/m\/changePsw/)
  await expect(page.getByRole('banner')).toContainText('First password')
  await expect(page.getByLabel('Username')).toHaveValue('fresh')
  await expect(page.getByLabel('Username')).not.toBeEditable()
  await expect(page.getByLabel('Old password')).toHaveCount(0)

  await go(page, '/m/home')
  const reminder = page.getByRole('dialog', { name: 'Choose your own password' })
  await expect(reminder).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await reminder.getByRole('button', { name: 'Later' }).click()
  await expect(reminder).toBeHidden()
  await platform.settings({ FIRSTPSW3: true })
  await page.goto('/m/voucherCenter')
  await page.getByRole('main').getByRole('link', { name: 'Choose now' }).click()
  await expect(page).toHaveURL(/\/m\/changePsw/)

  // As much as the keyboard leaves: the button is in sight from the first field on.
  const whole = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 420 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('button', { name: 'Save password' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(whole)
  await save(page)
  await expect(page.getByLabel('Old password')).toBeFocused()
  await page.getByLabel('Old password').fill(temporary)
  await choose(page, 'short', 'other')
  await save(page)
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Password format is incorrect/,
  )
  await expectNoAxeViolations(page)
  await choose(page, chosen)
  await save(page)
  await expect(page.getByText('Change saved')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/m/changePsw?lang=EN')
  await expect(page).toHaveURL(/\/m\/home$/)
  await go(page, '/m/login')
  await enter(page, 'fresh', chosen)
  await expect(page).toHaveURL(/\/m\/home$/)
})

const codeSentTo = async (platform: Platform, number: string) =>
  (await platform.outbox()).find(({ to }) => to.endsWith(number))?.code ?? ''

test('a forgotten password is reset by phone, and going back loses nothing', async ({
  page,
  platform,
}) => {
  await page.goto('/m/login?lang=EN')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await next(page)
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    'Enter your mobile number',
  )
  await page.getByLabel('Mobile number').fill('০১৭১১-০০০০০১')
  await next(page)
  await expect(page.getByText('If an account has +880 1711000001')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Mobile number')).toHaveValue('০১৭১১-০০০০০১')
  await next(page)

  await page.getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => codeSentTo(platform, '1711000001')).not.toBe('')
  const code = await codeSentTo(platform, '1711000001')
  await page.getByLabel('SMS code').fill(code === '111111' ? '222222' : '111111')
  await next(page)
  await expect(page.getByLabel('SMS code')).toHaveAccessibleDescription(/Verification code error/)
  await page.getByLabel('SMS code').fill(code)
  await next(page)

  await expect(page.getByLabel('Username')).toHaveValue('member')
  await expectNoAxeViolations(page)
  await choose(page, chosen)
  await page.goBack()
  await expect(page.getByLabel('SMS code')).toHaveValue(code)
  await next(page)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(chosen)
  await save(page)
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login/)
  await enter(page, 'member', chosen)
  await expect(page).toHaveURL(/\/m\/home/)
})

import { balanceIn, expect, logIn, passwordOf, readCaptcha, test } from '../../support/journey.ts'

const fillLogin = async (page: import('@playwright/test').Page, name: string, password: string) => {
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

test('a guarded page is reached after the login it asked for, though a captcha comes between', async ({
  page,
  platform,
}) => {
  await page.goto('/m/fav?lang=EN')
  await expect(page).toHaveURL(/\/m\/login\?.*next=/)
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByLabel(/code/i)).toHaveCount(0)
  await fillLogin(page, 'member', 'wrong-password')
  const captcha = page.getByRole('textbox', { name: /code/i })
  await expect(captcha).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('member')
  await captcha.fill(await readCaptcha(page))
  await fillLogin(page, 'member', await passwordOf(platform, 'member'))
  await expect(page).toHaveURL(/\/m\/fav/)
})

test('a session that the platform ended is said so, here and in the other tab', async ({
  page,
  platform,
  context,
}) => {
  await logIn(page, platform, 'member')
  const other = await context.newPage()
  await other.goto('/m/home')
  await expect(balanceIn(other)).toBeVisible()
  await platform.expire('member')
  // The first tab that sends a request finds out, and tells the other.
  await other.reload()
  await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

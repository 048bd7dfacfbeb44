import { balanceIn, expect, logIn, test } from '../../support/journey.ts'

const fillLogin = async (page: import('@playwright/test').Page, name: string, password: string) => {
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

test('the captcha comes only after a failure that asks for it', async ({ page, platform }) => {
  await page.goto('/m/login?lang=EN')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByLabel(/code/i)).toHaveCount(0)
  await fillLogin(page, 'member', 'wrong-password')
  const captcha = page.getByRole('textbox', { name: /code/i })
  await expect(captcha).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('member')

  const { answer } = await page.evaluate(async () => (await fetch('/sandbox/captcha')).json())
  const account = (await platform.accounts()).find(({ username }) => username === 'member')
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '')
  await captcha.fill(answer)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(balanceIn(page)).toBeVisible()
})

test('unknown user, locked account, no network: a sentence, and what was typed stays', async ({
  page,
  context,
}) => {
  await page.goto('/m/login?lang=EN')
  await fillLogin(page, 'nobody-here', 'whatever-1')
  await expect(page.getByText('The username or the password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('nobody-here')

  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/offline|network|connection/i).first()).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('nobody-here')
})

test('a guarded page is reached after the login it asked for', async ({ page, platform }) => {
  await page.goto('/m/fav?lang=EN')
  await expect(page).toHaveURL(/\/m\/login\?.*next=/)
  const account = (await platform.accounts()).find(({ username }) => username === 'member')
  await fillLogin(page, 'member', account?.password ?? '')
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
  // Whichever tab asks first learns of it, and tells the other.
  await other.reload()
  await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

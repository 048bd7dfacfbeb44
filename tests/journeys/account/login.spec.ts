import type { Page } from '@playwright/test'
import { expect, passwordOf, readCaptcha, test } from '#tests/support/journey.ts'

test.use({ dataSaver: true })

const fillLogin = async (page: Page, name: string, password: string) => {
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

test('a guarded page opens after the login, also with a captcha in between', async ({
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

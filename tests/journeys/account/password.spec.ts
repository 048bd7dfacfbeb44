import type { Page } from '@playwright/test'
import type { Platform } from '../../support/platform.ts'
import { expect, expectNoAxeViolations, logIn, passwordOf, test } from '../../support/journey.ts'

const chosen = 'Brandnew1'
const save = (page: Page) => page.getByRole('button', { name: 'Save password' }).click()
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function choose(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(again)
}

async function enter(page: Page, username: string, password: string) {
  await page.goto('/m/login?lang=EN')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

test('a first password is recalled at each start, and keeps money waiting where it has to', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, 'fresh', await passwordOf(platform, 'fresh'))
  await expect(page).toHaveURL(/\/m\/changePsw/)
  const reminder = page.getByRole('dialog', { name: 'Choose your own password' })
  for (const answer of ['Later', 'Choose now']) {
    await page.goto('/m/home')
    await expect(reminder).toBeVisible()
    await expectNoAxeViolations(page)
    await reminder.getByRole('button', { name: answer }).click()
    await expect(reminder).toBeHidden()
  }
  await expect(page).toHaveURL(/\/m\/changePsw/)

  await platform.settings({ FIRSTPSW3: true })
  await page.goto('/m/voucherCenter')
  await page.getByRole('main').getByRole('link', { name: 'Choose now' }).click()
  await expect(page).toHaveURL(/\/m\/changePsw/)
})

test('a first login leads to a password of one’s own, without asking for the old one', async ({
  page,
  platform,
}) => {
  const temporary = await passwordOf(platform, 'fresh')
  await enter(page, 'fresh', temporary)
  await expect(page).toHaveURL(/\/m\/changePsw/)
  await expect(page.getByRole('banner')).toContainText('First password')
  await expect(page.getByLabel('Username')).toHaveValue('fresh')
  await expect(page.getByLabel('Username')).not.toBeEditable()
  await expect(page.getByLabel('Old password')).toHaveCount(0)

  await choose(page, temporary)
  await save(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The new password and the old password cannot be the same')
  await dialog.getByRole('button', { name: 'OK' }).click()

  await choose(page, chosen)
  await save(page)
  await expect(page.getByText('Change saved')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goto('/m/changePsw')
  await expect(page.getByLabel('Old password')).toBeVisible()
})

test('a password is changed, and the next login takes the new one', async ({ page, platform }) => {
  await logIn(page, platform, 'member', '/m/changePsw')
  await save(page)
  await expect(page.getByLabel('Old password')).toBeFocused()
  await page.getByLabel('Old password').fill(await passwordOf(platform, 'member'))
  await choose(page, 'short', 'other')
  await save(page)
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Password format is incorrect/,
  )
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(
    /Confirmation password not matched/,
  )
  await expectNoAxeViolations(page)
  await choose(page, chosen)
  await save(page)
  await expect(page.getByText('Change saved')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await enter(page, 'member', chosen)
  await expect(page).toHaveURL(/\/m\/home/)
})

test('a wrong old password, and no network: a sentence, and what was typed stays', async ({
  page,
  platform,
  context,
}) => {
  await logIn(page, platform, 'member', '/m/changePsw')
  await page.getByLabel('Old password').fill('Nonsense1')
  await choose(page, chosen)
  await save(page)
  await expect(page.getByLabel('Old password')).toHaveAccessibleDescription(
    'The old password is incorrect',
  )
  await expect(page.getByLabel('Old password')).toBeFocused()
  await context.setOffline(true)
  await page.getByLabel('Old password').fill(await passwordOf(platform, 'member'))
  await save(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/offline/i)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(chosen)
  await context.setOffline(false)
  await save(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a remembered login follows the change', async ({ page, platform }) => {
  await page.goto('/m/login?lang=EN&next=/m/changePsw')
  await page.getByLabel('Username').fill('member')
  await page.getByLabel('Password', { exact: true }).fill(await passwordOf(platform, 'member'))
  await page.getByRole('checkbox', { name: /Remember me/ }).check({ force: true })
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Old password').fill(await passwordOf(platform, 'member'))
  await choose(page, chosen)
  await save(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  const saved = page.getByLabel('Password', { exact: true })
  await expect(saved).toHaveAccessibleDescription(/saved on this phone/)
  await expect(saved).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a guest has no password to change', async ({ page }) => {
  await page.goto('/m/changePsw?lang=EN')
  await expect(page).toHaveURL(/\/m\/home$/)
})

const codeSentTo = async (platform: Platform, number: string) =>
  (await platform.outbox()).find(({ to }) => to.endsWith(number))?.code ?? ''

test('a forgotten password is set by phone, with a way back that loses nothing', async ({
  page,
  platform,
}) => {
  await page.goto('/m/login?lang=EN')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await next(page)
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    'Please enter your mobile number',
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
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login/)
  await enter(page, 'member', chosen)
  await expect(page).toHaveURL(/\/m\/home/)
})

test('nobody learns from it which numbers have an account', async ({ page, platform }) => {
  const seen: string[] = []
  for (const number of ['1711000002', '1799999999']) {
    await page.goto('/m/forget?lang=EN')
    await page.getByLabel('Mobile number').fill(number)
    await next(page)
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByRole('button', { name: /Again in/ })).toBeVisible()
    await page.getByLabel('SMS code').fill('12')
    await next(page)
    await expect(page.getByLabel('SMS code')).toHaveAccessibleDescription(/Verification code error/)
    const text = await page.getByRole('main').innerText()
    seen.push(text.replaceAll(number, 'N').replace(/Again in \d+ s/, ''))
  }
  expect(seen[1]).toBe(seen[0])
  expect((await platform.outbox()).map(({ to }) => to)).toEqual(['+8801711000002'])
})

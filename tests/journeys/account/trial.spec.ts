import type { Page } from '@playwright/test'
import {
  balanceIn,
  expect,
  expectNoAxeViolations,
  logIn,
  storedIn,
  test,
} from '../../support/journey.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const offer = (page: Page) => page.getByRole('dialog', { name: 'You are on a free trial' })
const needsAccount = 'Please login an actual account to use this function'

async function startTrial(page: Page) {
  await page.goto('/m/trail?lang=EN')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balanceIn(page)).toHaveText('৳10,000.00')
}

/** Whatever the merchant announces on home comes over it; a player closes it. */
async function closePopups(page: Page) {
  await page.waitForLoadState('networkidle')
  const popup = page.getByRole('dialog')
  await popup.waitFor({ timeout: 4000 }).catch(() => undefined)
  for (let tries = 0; tries < 5 && (await popup.isVisible()); tries++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
  }
}

test('the login’s trial makes the account, then plays it, and leads home', async ({
  page,
  platform,
}) => {
  const since = await platform.lastRequest()
  await page.goto('/m/login?lang=EN')
  await page.getByRole('main').getByRole('button', { name: 'Try it free' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balanceIn(page)).toHaveText('৳10,000.00')
  const calls = (await platform.requests(since)).filter(({ path }) => path.endsWith('/freeplay'))
  expect(calls.map(({ method, status }) => [method, status])).toEqual([
    ['GET', 200],
    ['POST', 200],
  ])
  const before = page.url()
  await page.goBack()
  expect(page.url()).not.toContain('/m/login')
  expect(before).toContain('/m/home')
})

test('a trial player is offered an account where money moves', async ({ page }) => {
  await startTrial(page)
  await closePopups(page)
  await tabBar(page).getByRole('link', { name: 'Deposit' }).click()
  await expect(offer(page)).toContainText(needsAccount)
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.waitForTimeout(400)
  await expectNoAxeViolations(page)
  await offer(page).getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/m\/register/)
})

test('the address of such a page leads home to the same offer, and the inbox to a word', async ({
  page,
}) => {
  await startTrial(page)
  await page.goto('/m/withdraw')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(offer(page)).toContainText(needsAccount)
  await page.goto('/m/webEmail')
  await expect(page.locator('[data-kind="offline"]')).toContainText(needsAccount)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a trial player who logs in has left the trial', async ({ page, platform }) => {
  await startTrial(page)
  await logIn(page, platform, 'member')
  await expect(balanceIn(page)).not.toHaveText('৳10,000.00')
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a trial is reset, left, and gone', async ({ page }) => {
  await startTrial(page)
  await page.goto('/m/trail')
  await expect(page.getByRole('heading', { name: 'You are on a free trial' })).toBeVisible()
  await expect(page.getByText(/The trial ends on/)).toBeVisible()
  await page.getByRole('button', { name: 'Reset the balance' }).click()
  await expect(page.getByText('Your balance is fresh again')).toBeVisible()
  await page.getByRole('button', { name: 'Leave trial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave trial' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await storedIn(page)).not.toContain('token')
})

test('a second trial shows that a human is there', async ({ page, context }) => {
  await startTrial(page)
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/trail')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  const code = page.getByRole('textbox', { name: 'Verification code' })
  await expect(code).toBeFocused()
  await code.fill('0')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByText('Verification code error')).toBeVisible()
  await expect(code).toHaveValue('')
  await page.waitForLoadState('networkidle')
  const { answer } = await (await context.request.get('/sandbox/captcha')).json()
  await code.fill(answer)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a trial that cannot start says why, and starts when asked again', async ({
  page,
  platform,
}) => {
  await platform.faults([{ path: '/wps/session/login/freeplay', drop: true }])
  await page.goto('/m/trail?lang=EN')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/offline|network/i)
  await platform.clearFaults()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a trial whose day is over ends where the player stands', async ({ page, platform }) => {
  await startTrial(page)
  await page.goto('about:blank')
  await platform.clock(25 * 3_600_000)
  await page.goto('/m/home')
  await expect(page.getByText('Your free trial is over')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

for (const theme of ['dark', 'light'])
  test(`the trial’s page is accessible in the ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/m/trail')
    await page.waitForLoadState('networkidle')
    await expectNoAxeViolations(page)
  })

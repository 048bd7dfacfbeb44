import type { Browser, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, go, logIn, storedIn, test } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

/** The app on the home screen: no browser bars, and a separate, empty storage. */
async function openApp(browser: Browser, { url }: Platform, path: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } })
  await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  const app = await context.newPage()
  await app.goto(path)
  return app
}

/** The code as it is read out, without its spaces. */
async function codeIn(page: Page) {
  const spelt = page.getByRole('dialog').getByText(/^Your code: (\d ){12}\d$/)
  return (await spelt.innerText()).replace(/\D/g, '')
}

async function enter(app: Page, code: string) {
  await app.getByLabel('Code from the browser').fill(code)
  await app.getByRole('button', { name: 'Continue', exact: true }).click()
}

const wrongFor = (code: string) => (code === '0'.repeat(13) ? '1'.repeat(13) : '0'.repeat(13))

test('a player continues in the installed app with a one-time code from the browser', async ({
  page,
  browser,
  platform,
}) => {
  await logIn(page, platform, 'member', '/m/member/home')
  await page.getByRole('button', { name: 'Continue in the app' }).click()
  await page.getByRole('button', { name: 'Show a code' }).click()
  const first = await codeIn(page)
  await page.getByRole('button', { name: 'New code' }).click()
  await expect.poll(() => codeIn(page)).not.toBe(first)
  const code = await codeIn(page)
  await expectNoAxeViolations(page, 'dialog[open]')

  const app = await openApp(browser, platform, '/m/home?lang=BN')
  const sheet = app.getByRole('dialog', { name: 'ব্রাউজার থেকে চালিয়ে যান' })
  await expect(sheet).toBeVisible()
  const bengali = code.split('').map((digit) => String.fromCodePoint(0x9e6 + Number(digit)))
  await sheet
    .getByRole('textbox')
    .fill(`${bengali.slice(0, 3).join('')} ${bengali.slice(3).join('')}`)
  await sheet.getByRole('button', { name: 'এগিয়ে যান' }).click()
  await expect(app.getByRole('region', { name: 'Balance' })).toBeVisible()
  await expect(app.locator('html')).toHaveAttribute('lang', 'en')
  expect(app.url()).not.toContain(code)
  expect(await storedIn(app)).not.toContain(code)
  const tokenIn = (one: Page) =>
    one.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').token)
  expect(await tokenIn(app)).not.toBe(await tokenIn(page))

  const another = await openApp(browser, platform, '/m/login?lang=EN')
  await another.getByRole('button', { name: 'Continue from the browser' }).click()
  await enter(another, code)
  await expect(another.getByText('This code has expired or was used.')).toBeVisible()
  await app.context().close()
  await another.context().close()
})

test('a wrong code shows an error, and a guest’s invitation is carried over', async ({
  page,
  browser,
  platform,
}) => {
  await page.goto('/m/register?lang=EN&affiliateCode=agent')
  await expect(page.locator('main form')).toBeVisible()
  await go(page, '/m/app')
  await page.getByRole('button', { name: 'Show a code' }).click()
  const code = (await page.getByText(/^Your code: (\d ){12}\d$/).innerText()).replace(/\D/g, '')

  const app = await openApp(browser, platform, '/m/login?lang=EN')
  await app.getByRole('button', { name: 'Continue from the browser' }).click()
  await enter(app, '12')
  await expect(app.getByLabel('Code from the browser')).toHaveAccessibleDescription(
    'The code has 13 digits',
  )
  await enter(app, wrongFor(code))
  await expect(app.getByText('Wrong code.')).toBeVisible()
  await app.context().setOffline(true)
  await enter(app, code)
  await expect(app.getByRole('dialog').getByText(/^You are offline/)).toBeVisible()
  await app.context().setOffline(false)
  await platform.clock(6 * 60_000)
  await enter(app, code)
  await expect(app.getByText('This code has expired or was used.')).toBeVisible()
  await platform.clock(0)

  await page.getByRole('button', { name: 'New code' }).click()
  const spelt = page.getByText(/^Your code: (\d ){12}\d$/)
  await expect.poll(async () => (await spelt.innerText()).replace(/\D/g, '')).not.toBe(code)
  await enter(app, (await spelt.innerText()).replace(/\D/g, ''))
  await app.waitForURL(/\/m\/register\?affiliateCode=agent/)
  await app.context().close()
})

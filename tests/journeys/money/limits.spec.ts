import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, go, logIn, test } from '#tests/support/journey.ts'
import { main, press } from '#tests/support/money.ts'
import type { Platform } from '#tests/support/platform.ts'

const deposits = (page: Page) => page.getByRole('region', { name: 'Deposit limit' })

async function set(page: Page, sum: string) {
  await deposits(page)
    .getByRole('button', { name: /Per day/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Deposit limit' })
  await sheet.getByLabel('Maximum per day').fill(sum)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
}

/**
 * Holds back timers of about a quarter of an hour in the page, but not in the embedded game, until
 * told to run them.
 */
const holdLongTimers = (page: Page) =>
  page.addInitScript(() => {
    if (self !== top) return
    const later = setTimeout.bind(window)
    const held: (() => void)[] = []
    const hold = (run: () => void, wait = 0) => {
      if (wait < 600_000 || wait > 900_000) return later(run, wait)
      return -held.push(run)
    }
    Object.assign(window, { held })
    Object.defineProperty(window, 'setTimeout', { value: hold })
    addEventListener('quarter-over', () => held.splice(0).forEach((run) => run()))
  })

/** How often an endpoint was called. */
async function asked(platform: Platform, method: string, path: string) {
  const requests = await platform.requests(0)
  return requests.filter((one) => one.method === method && one.path === path).length
}

test('a player sets a limit, takes a break, excludes themselves, and each takes effect', async ({
  page,
  platform,
}) => {
  test.slow()
  await platform.settings({ dep_func: false })
  await logIn(page, platform, 'member', '/m/member/limits')
  const day = deposits(page).getByRole('button', { name: /Per day/ })
  await expect(day).toContainText('No limit')
  await expectNoAxeViolations(page)

  await set(page, '১,০০০')
  await expect(day).toContainText('৳1,000.00')
  await set(page, '600')
  await expect(day).toContainText('৳600.00')
  await set(page, '5000')
  await expect(deposits(page)).toContainText(/From .*: ৳5,000\.00/)
  await expect(day).toContainText('৳600.00')
  await expectNoAxeViolations(page)
  await deposits(page).getByRole('button', { name: 'Cancel change' }).click()
  await expect(deposits(page).getByRole('button', { name: 'Cancel change' })).toBeHidden()
  await expect(main(page).getByText('Canceled')).toBeVisible()

  await go(page, '/m/voucherCenter')
  await page.getByRole('radio', { name: /NodiPay/ }).check({ force: true })
  await page.getByLabel('Amount', { exact: true }).fill('700')
  await press(page, 'Continue to payment')
  await expect(
    main(page).getByText(/Your own deposit limit lets you deposit ৳600\.00/),
  ).toBeVisible()
  await main(page).getByRole('link', { name: 'See my limits' }).click()
  await expect(page).toHaveURL(/\/m\/member\/limits/)

  await main(page).getByRole('button', { name: '24 hours' }).click()
  const question = page.getByRole('dialog', { name: 'Take a break: 24 hours?' })
  await expect(question).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await question.getByRole('button', { name: 'Start the break' }).click()
  await expect(main(page).getByText(/You are on a break until/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: '7 days' })).toBeVisible()

  await go(page, '/m/gameLobbyCenter?gameCategory=RNG')
  await page.locator('[data-node-id]').first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(page.getByText(/You are on a break/)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)

  await go(page, '/m/member/limits')
  await main(page).getByRole('button', { name: '6 months' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Exclude me', exact: true }).click()
  await expect(main(page).getByText(/You have excluded yourself until/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: '24 hours' })).toBeHidden()
  await go(page, '/m/voucherCenter')
  await expect(main(page).getByText(/You have excluded yourself/)).toBeVisible()
  await expect(main(page).getByRole('radio', { name: /NodiPay/ })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Continue to payment' })).toBeHidden()
})

test('a player gets the reality check at the chosen interval, once the round is over', async ({
  page,
  platform,
}) => {
  test.slow()
  const quarter = 15 * 60_000
  await holdLongTimers(page)
  await logIn(page, platform, 'member', '/m/member/limits')
  const every = main(page).getByRole('radio', { name: '15 minutes' })
  await every.check({ force: true })
  await expect.poll(() => asked(platform, 'PUT', '/wps/member/limits/reality')).toBe(1)

  await go(page, '/m/gameLobbyCenter?gameCategory=RNG')
  await page.locator('[data-node-id]').nth(2).getByRole('button').first().click()
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  const round = Promise.withResolvers<void>()
  await page.route('**/spin', async (route) => {
    await round.promise
    await route.continue()
  })
  const spun = page.waitForRequest('**/spin')
  await spin.click()
  await spun

  const lookedAt = await asked(platform, 'GET', '/wps/member/play')
  await platform.clock(quarter)
  await page.waitForFunction(() => Reflect.get(window, 'held').length > 0)
  await page.evaluate(() => dispatchEvent(new Event('quarter-over')))
  await expect.poll(() => asked(platform, 'GET', '/wps/member/play')).toBeGreaterThan(lookedAt)
  const told = page.getByRole('dialog', { name: 'Reality check' })
  await expect(told).toBeHidden()
  round.resolve()
  await expect(told).toContainText(/You have played for.*1\d minutes/)
  await expectNoAxeViolations(page, 'dialog[open]')
  await told.getByRole('button', { name: 'Keep playing' }).click()
  await expect(told).toBeHidden()
  await expect(spin).toBeEnabled()
})

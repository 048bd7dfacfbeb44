import type { Page } from '@playwright/test'
import { expect, go, logIn, test } from '#tests/support/journey.ts'
import { main, press } from '#tests/support/money.ts'
import type { Platform } from '#tests/support/platform.ts'

/**
 * Counts presses on buttons, links and choices in the page itself, independently of the test's own
 * actions.
 */
const countTaps = (page: Page) =>
  page.addInitScript(() => {
    const pressable = 'button, a, select, [type=radio], [type=checkbox]'
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest(pressable))
        sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
    }
    addEventListener('click', onClick, true)
  })

const begin = (page: Page) => page.evaluate(() => sessionStorage.removeItem('taps'))

const tapsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')))

const isLastOfThree = (page: Page) => expect(page.getByText('Step 3 of 3')).toBeVisible()

/** The button is also visible with the keyboard open, which leaves some 440 pixels. */
async function isInSight(page: Page, name: string) {
  const { width = 360, height = 740 } = page.viewportSize() ?? {}
  for (const room of [740, 440]) {
    await page.setViewportSize({ width: 360, height: room })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(main(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width, height })
}

const amount = (page: Page) => page.getByLabel('Amount', { exact: true })

async function deposit(page: Page) {
  await page.getByRole('radio', { name: /TakaTap/ }).waitFor({ state: 'attached' })
  await begin(page)
  await page.getByRole('radio', { name: /TakaTap/ }).check({ force: true })
  await isInSight(page, 'Continue')
  await press(page, 'Continue')
  await amount(page).fill('500')
  await isInSight(page, 'Continue to payment')
  await press(page, 'Continue to payment')
  await page.getByLabel('Transaction ID').fill('8N7A6B5C4D')
  await isInSight(page, 'Send for review')
  await isLastOfThree(page)
  await page.getByLabel('Last 4 characters of the number you paid from').fill('4321')
  await press(page, 'Send for review')
  await expect(main(page).getByText('Checking your payment', { exact: true })).toBeVisible()
  return tapsOf(page)
}

async function bind(page: Page) {
  await go(page, '/m/withdraw')
  await press(page, 'Add an account')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'TakaTap' }).check({ force: true })
  await sheet.getByLabel('Account number').fill('01712345678')
  await sheet.getByLabel('Payee name').focus()
  // As the keyboard opens, the browser scrolls the focused field into view.
  await page.setViewportSize({ width: 360, height: 420 })
  await sheet
    .getByLabel('Payee name')
    .evaluate((field) => field.scrollIntoView({ block: 'nearest' }))
  await expect(sheet.getByRole('button', { name: 'Add this account' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  await sheet.getByLabel('Payee name').fill('Rahim Uddin')
  await sheet.getByRole('button', { name: 'Add this account' }).click()
  await expect(main(page).getByText('TakaTap •••• 5678')).toBeVisible()
}

/** With the account bound before. Confirms with a code, which takes one tap more than a payment password. */
async function withdraw(page: Page, platform: Platform) {
  await go(page, '/m/home')
  await go(page, '/m/withdraw')
  await expect(main(page).getByText('TakaTap •••• 5678')).toBeVisible()
  await begin(page)
  await isInSight(page, 'Continue')
  await amount(page).fill('500')
  await press(page, 'Continue')
  await isLastOfThree(page)
  await press(page, 'Get code')
  await expect(page.getByText('Sent to +880 •••• ••01')).toBeVisible()
  const code = (await platform.outbox()).find(({ to }) => to.endsWith('1711000001'))?.code ?? ''
  await page.getByLabel('SMS code').fill(code)
  await press(page, 'Withdraw')
  await expect(main(page).getByText('Requested', { exact: true })).toBeVisible()
  return tapsOf(page)
}

/** From home. The player begins with the amount, for the last payment method, and its last amount is suggested. */
async function depositAgain(page: Page) {
  await go(page, '/m/voucherCenter')
  await main(page)
    .getByRole('link', { name: /৳500\.00 Checking/ })
    .waitFor()
  await go(page, '/m/home')
  await page.getByRole('region', { name: 'Balance' }).waitFor()
  await begin(page)
  await page.getByRole('link', { name: 'Deposit' }).last().click()
  await expect(main(page).getByText('TakaTap').first()).toBeVisible()
  // The limits are said once.
  await expect(main(page).getByText(/25,000/)).toHaveCount(1)
  await page.getByRole('radio', { name: '৳500', exact: true }).check({ force: true })
  await press(page, 'Continue to payment')
  await page.getByLabel('Transaction ID').fill('8N7A6B5C4E')
  await expect(page.getByLabel('Last 4 characters of the number you paid from')).toHaveValue('4321')
  await press(page, 'Send for review')
  await expect(main(page).getByText('Checking your payment', { exact: true })).toBeVisible()
  return tapsOf(page)
}

test('withdrawing takes no more steps and taps than depositing, and Back skips all of them', async ({
  page,
  platform,
}) => {
  test.slow()
  await platform.money({ reviewMs: null, payMs: null })
  await countTaps(page)
  await logIn(page, platform, 'member', '/m/voucherCenter')
  const there = await deposit(page)
  const again = await depositAgain(page)
  await bind(page)
  const back = await withdraw(page, platform)
  expect(there).toBeGreaterThanOrEqual(4)
  expect(again, 'taps from home').toBe(4)
  expect(back, 'with its page open').toBeLessThanOrEqual(again - 1)
  await page.goBack()
  await expect(page).toHaveURL('/m/home')
})

test('on the widest screens the deposits stand beside every step, which keeps its place', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, platform, 'member', '/m/voucherCenter')
  const deposits = page.getByRole('region', { name: 'Your deposits' })
  const placeOf = async () => (await deposits.boundingBox())?.x
  await page.getByRole('radio', { name: /TakaTap/ }).check({ force: true })
  const place = await placeOf()
  await press(page, 'Continue')
  await amount(page).fill('500')
  expect(await placeOf()).toBe(place)
  await press(page, 'Continue to payment')
  await isLastOfThree(page)
  const own = deposits.getByRole('link', { name: /৳500\.00 Waiting/ })
  await expect(own).toHaveAttribute('aria-current', 'page')
  expect(await placeOf()).toBe(place)
})

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  balanceIn,
  closePopups,
  expect,
  expectLegibleOnPaper,
  expectNoAxeViolations,
  logIn,
  lookAway,
  test,
} from '#tests/support/journey.ts'
import { main, press } from '#tests/support/money.ts'

const minute = 60_000
/** Milliseconds until the app checks an order's status for the second time. */
const untilSecondLook = 31_000
/** Rows without letters: a block of a JPEG at two thirds of the size, and another below it. */
const margin = 24
/** A long screenshot of black letters on nothing, as some apps save a transfer. */
const screenshot = () => {
  const [width, height] = [1080, 4050]
  const pixels = Uint32Array.from({ length: width * height }, (_, at) =>
    at < margin * width || Math.random() < 0.5 ? 0 : 0xff000000,
  )
  const raw = { width, height, channels: 4 } as const
  return sharp(new Uint8Array(pixels.buffer), { raw }).png({ palette: true }).toBuffer()
}
const amount = (page: Page) => page.getByLabel('Amount', { exact: true })
const method = (page: Page) => page.getByRole('radiogroup', { name: 'Payment method' })

async function cornerOf(image: Element) {
  if (!(image instanceof HTMLImageElement)) throw new Error('not a picture')
  await image.decode()
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0)
  const { naturalWidth: width, naturalHeight: height } = image
  const shades = [...(pen?.getImageData(4, 0, 1, 1).data ?? [])]
  return { width, height, isWhite: shades.every((shade) => shade > 200) }
}

async function choose(page: Page, name: RegExp) {
  await method(page).getByRole('radio', { name }).check({ force: true })
}

/** On a single page, as for a merchant without the stepper. */
async function order(page: Page, sum: string) {
  await choose(page, /NodiPay/)
  await amount(page).fill(sum)
  await press(page, 'Continue to payment')
  await expect(main(page).getByRole('heading', { name: /^Pay ৳/ })).toBeVisible()
}

async function tell(page: Page, transaction: string) {
  await page.getByLabel('Transaction ID').fill(transaction)
  await page.getByLabel('Last 4 characters of the number you paid from').fill('৪৩২১')
  await press(page, 'Send for review')
}

test('a player deposits step by step, and the balance is credited', async ({ page, platform }) => {
  test.slow()
  await platform.money({ reviewMs: null })
  await closePopups(page)
  await page.goto('/m/voucherCenter?lang=EN')
  await expect(page).toHaveURL(/\/m\/login\?next=/)
  await logIn(page, platform, 'member', '/m/voucherCenter')

  await press(page, 'Continue')
  await expect(method(page)).toHaveAccessibleDescription('Choose a payment method')
  await expect(method(page)).toBeFocused()
  await expect(method(page).getByRole('radio', { name: /DoyelCash/ })).toBeDisabled()
  await expectNoAxeViolations(page)
  await choose(page, /TakaTap/)
  await press(page, 'Continue')

  await expect(page.getByRole('heading', { name: 'How much?' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'None' })).toBeChecked()
  await expect(amount(page)).toHaveValue('')
  await amount(page).fill('২৫,০০০.০১')
  await press(page, 'Continue to payment')
  await expect(amount(page)).toHaveAccessibleDescription(/At most ৳25,000\.00/)
  await expect(amount(page)).toBeFocused()
  await amount(page).fill('৫০০')
  await page.goBack()
  await expect(method(page).getByRole('radio', { name: /TakaTap/ })).toBeChecked()
  await page.goForward()
  await expect(amount(page)).toHaveValue('৫০০')
  await expectNoAxeViolations(page)
  await press(page, 'Continue to payment')

  await expect(main(page).getByRole('heading', { name: 'Pay ৳500.00' })).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(page.getByRole('button', { name: 'Copy: Reference' })).toBeVisible()
  await expectNoAxeViolations(page)
  await press(page, 'Send for review')
  await expect(page.getByLabel('Transaction ID')).toBeFocused()
  await page.getByLabel('Add a picture').setInputFiles({
    name: 'slip.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)">'),
  })
  await expect(page.getByLabel('Add a picture')).toHaveAccessibleDescription(
    /slip\.png is not a PNG or JPG picture/,
  )
  await page
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await screenshot() })
  const slip = page.getByRole('img', { name: 'slip.png' })
  await expect(slip).toBeVisible()
  expect(await slip.evaluate(cornerOf)).toEqual({ width: 720, height: 2700, isWhite: true })
  await tell(page, 'tx-123456')

  await expect(main(page).getByText('Checking your payment')).toBeVisible()
  await expectNoAxeViolations(page)
  await expectLegibleOnPaper(page)
  await expect(main(page).getByText('৳12,500.00')).toBeVisible()
  await platform.operate('deposit/approve', { username: 'member' })
  await lookAway(page)
  await expect(main(page).getByText('Credited', { exact: true })).toBeVisible()
  await expect(main(page).getByText('৳13,000.00')).toBeVisible()
  const credited = (await platform.ledger('member')).filter(({ amount: sum }) => sum === '500.00')
  expect(credited).toHaveLength(1)
  await main(page).getByRole('link', { name: 'Go to home' }).click()
  await expect(balanceIn(page)).toHaveText('৳13,000.00')
})

test('a deposit on one page can be rejected with a reason, cancelled, or expire by the platform’s clock', async ({
  page,
  platform,
}) => {
  test.slow()
  await platform.settings({ dep_func: false })
  await platform.money({ reviewMs: null })
  await logIn(page, platform, 'member', '/m/voucherCenter')
  const before = await platform.ledger('member')
  await order(page, '1,250.50')
  await expectNoAxeViolations(page)
  await tell(page, 'TX-654321')
  await expect(main(page).getByText('Checking your payment')).toBeVisible()
  const reason = { reason: 'amount_differs', note: 'We received ৳1,000.' }
  await platform.operate('deposit/reject', { username: 'member', ...reason })
  await lookAway(page)
  await expect(main(page).getByText('Rejected', { exact: true })).toBeVisible()
  await expect(main(page)).toContainText('The amount we received differs from your order.')
  await expect(main(page)).toContainText('We received ৳1,000.')
  expect(await platform.ledger('member')).toEqual(before)

  // The list still has the order as the last one paid, and then as rejected: the method stays chosen.
  await platform.faults([{ path: '/wps/deposit/orders', delayMs: 2000, times: 1 }])
  const reread = page.waitForResponse('**/wps/deposit/orders*')
  await main(page).getByRole('link', { name: 'New deposit' }).click()
  await choose(page, /NodiPay/)
  await reread
  await expect(method(page).getByRole('radio', { name: /NodiPay/ })).toBeChecked()
  await order(page, '300')
  await press(page, 'Cancel this deposit')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this deposit' }).click()
  await expect(main(page).getByText('Canceled', { exact: true })).toBeVisible()

  await page.goto('/m/voucherCenter')
  await order(page, '500')
  await page.getByLabel('Transaction ID').fill('TX-1')
  await page.reload()
  await expect(page.getByLabel('Transaction ID')).toHaveValue('TX-1')
  await platform.clock(16 * minute)
  await lookAway(page)
  await expect(main(page).getByText('Expired', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Customer service' })).toBeVisible()
  await platform.clock(0)
})

test('a lost answer and a double tap make one order, and offline a draft is stored', async ({
  page,
  platform,
  context,
}) => {
  test.slow()
  await platform.settings({ dep_func: false })
  await page.clock.install()
  const before = await platform.lastRequest()
  await logIn(page, platform, 'agent', '/m/voucherCenter')
  await choose(page, /NodiPay/)
  await amount(page).fill('700')
  // What shows notices comes when the page is idle.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(main(page)).toContainText('What you entered is saved as a draft.')
  await press(page, 'Save as draft')
  await expect(page.getByText('Submit it when you are back online.')).toBeVisible()
  await context.setOffline(false)

  const button = main(page).getByRole('button', { name: 'Continue to payment' })
  await expect(button).toBeVisible()
  await platform.faults([{ path: '/wps/deposit/order', method: 'PUT', drop: true }])
  await button.click()
  await expect(main(page)).toContainText('Your order has not arrived yet.')
  await expect(main(page)).not.toContainText('You can send it again')
  await page.clock.fastForward(untilSecondLook)
  await expect(main(page)).toContainText('You can send it again')
  await expect(amount(page)).toHaveValue('700')
  expect((await platform.orders('agent')).deposits).toEqual([])

  const lost = { path: '/wps/deposit/order', method: 'PUT', body: 'truncated', times: 1 } as const
  await platform.faults([lost])
  await button.dblclick()
  await expect(main(page).getByRole('heading', { name: 'Pay ৳700.00' })).toBeVisible()
  expect((await platform.orders('agent')).deposits).toHaveLength(1)
  const sent = (await platform.requests(before)).filter(
    ({ method: verb, path }) => verb === 'PUT' && path === '/wps/deposit/order',
  )
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)

  await platform.faults([{ ...lost, path: '/wps/deposit/slip' }])
  await tell(page, 'TX-777777')
  await expect(main(page).getByText('Checking your payment')).toBeVisible()
})

test('an app that is killed before the answer finds its order again, without a second one', async ({
  page,
  platform,
  context,
}) => {
  test.slow()
  await platform.settings({ dep_func: false })
  await context.clock.install()
  await logIn(page, platform, 'agent', '/m/voucherCenter')
  await choose(page, /NodiPay/)
  await amount(page).fill('913.57')
  await platform.faults([{ path: '/wps/deposit/order', method: 'PUT', delayMs: 60_000, times: 1 }])
  await press(page, 'Continue to payment')
  // The platform has it, and keeps it waiting.
  await expect.poll(async () => (await platform.faultsLeft())[0]?.times).toBe(0)
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).toContain('sentKeys')
  expect(stored).not.toMatch(/913\.?57/)
  await page.close()

  const back = await context.newPage()
  const member = back.waitForRequest('**/wps/member/info*')
  await back.goto('/m/voucherCenter?lang=EN')
  expect((await member).headers()).toMatchObject({ language: 'EN' })
  await expect(main(back)).toContainText('Your order has not arrived yet.')
  await platform.clearFaults()
  const ordered = async () => (await platform.orders('agent')).deposits
  await expect.poll(ordered).toHaveLength(1)
  await context.clock.fastForward(untilSecondLook)
  await expect(main(back).getByRole('heading', { name: 'Pay ৳913.57' })).toBeVisible()
  expect(await back.evaluate(() => localStorage.getItem('sentKeys'))).toBeNull()
})

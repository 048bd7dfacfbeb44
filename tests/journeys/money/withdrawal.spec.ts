import type { Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  go,
  logIn,
  lookAway,
  storedIn,
  test,
} from '#tests/support/journey.ts'
import { countFields, main, press } from '#tests/support/money.ts'
import type { Platform } from '#tests/support/platform.ts'

const amount = (page: Page) => page.getByLabel('Amount', { exact: true })
const secret = (page: Page) => main(page).getByRole('textbox', { name: 'Payment password' })
const available = (page: Page) => main(page).getByText('Available').locator('..')

async function bind(page: Page) {
  await press(page, 'Add an account')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add this account' }).click()
  await expect(sheet.getByRole('radiogroup', { name: 'Bank or wallet' })).toBeFocused()
  await sheet.getByRole('radio', { name: 'TakaTap' }).check({ force: true })
  await sheet.getByLabel('Account number').fill('০১৭১২-৩৪৫')
  await sheet.getByLabel('Payee name').fill('Rahim Uddin')
  await sheet.getByRole('button', { name: 'Add this account' }).click()
  await expect(sheet.getByLabel('Account number')).toHaveAccessibleDescription(/is not valid/)
  await sheet.getByLabel('Account number').fill('০১৭১২-৩৪৫ ৬৭৮')
  const asked = await countFields(page, sheet)
  await sheet.getByRole('button', { name: 'Add this account' }).click()
  await expect(main(page).getByRole('radio', { name: /TakaTap •••• 5678/ })).toBeChecked()
  return asked
}

/** Sets a payment password without leaving the page. */
async function setPassword(page: Page) {
  await press(page, 'Set a payment password')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Sign-in password').fill('Member#2468')
  await sheet.getByLabel('New payment password').fill('246810')
  await sheet.getByLabel('Confirm new password').fill('246810')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(secret(page)).toBeVisible()
}

/** From choosing the account to the confirmation. */
async function choose(page: Page, sum: string) {
  await press(page, 'Continue')
  await amount(page).fill(sum)
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'Is everything correct?' })).toBeFocused()
}

async function ask(page: Page, sum: string) {
  await choose(page, sum)
  await secret(page).fill('২৪৬৮১০')
  await press(page, 'Withdraw')
}

const codeOf = async (platform: Platform) =>
  (await platform.outbox()).find(({ to }) => to.endsWith('1711000001'))?.code ?? ''

test('a player adds an account and is paid, in no more steps and fields than a deposit', async ({
  page,
  platform,
}) => {
  test.slow()
  await platform.money({ payMs: null })
  const past = (await platform.orders('member')).withdrawals
  await logIn(page, platform, 'member', '/m/withdraw')
  await expect(available(page)).toContainText('৳12,500.00')
  await press(page, 'Continue')
  await expect(main(page)).toContainText('Add an account to withdraw to')
  const bound = await bind(page)
  await expectNoAxeViolations(page)
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'How much?' })).toBeFocused()
  await expect(amount(page)).toHaveValue('')
  await amount(page).fill('১২,৫০০.০১')
  await press(page, 'Continue')
  await expect(amount(page)).toHaveAccessibleDescription(/৳12,500\.00 is available/)
  await main(page).getByRole('button', { name: 'Max' }).click()
  await expect(amount(page)).toHaveValue('12500')
  await amount(page).fill('1000')
  await expect(main(page)).toContainText('You receive ৳990.00')
  await expectNoAxeViolations(page)
  await press(page, 'Continue')
  await expect(main(page)).toContainText('You receive৳990.00')
  await press(page, 'Get code')
  await expect(page.getByText('Sent to +880 •••• ••01')).toBeVisible()
  await page.getByLabel('SMS code').fill(await codeOf(platform))
  // A deposit asks for seven things in three steps: method; amount, channel, promotion; ID, number,
  // pictures.
  expect(bound + 1 + (await countFields(page, main(page)))).toBeLessThanOrEqual(7)

  const lost = { path: '/wps/withdrawal/order', method: 'PUT', body: 'empty', times: 1 } as const
  await platform.faults([lost])
  await main(page).getByRole('button', { name: 'Withdraw', exact: true }).dblclick()
  await expect(main(page).getByText('Requested', { exact: true })).toBeVisible()
  expect((await platform.orders('member')).withdrawals).toHaveLength(past.length + 1)
  await expectNoAxeViolations(page)
  await platform.operate('withdrawal/process', { username: 'member' })
  await lookAway(page)
  await expect(main(page).getByText('Processing', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Cancel this withdrawal' })).toHaveCount(0)
  await platform.operate('withdrawal/pay', { username: 'member' })
  await lookAway(page)
  await expect(main(page).getByText('Paid', { exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: 'All withdrawals' }).click()
  await expect(available(page)).toContainText('৳11,500.00')
  await expect(main(page).getByRole('listitem')).toHaveCount(past.length + 1)
})

test('a rejected or cancelled withdrawal is returned exactly', async ({ page, platform }) => {
  test.slow()
  await platform.money({ payMs: null })
  await logIn(page, platform, 'member', '/m/withdraw')
  await bind(page)
  await choose(page, '600')
  await setPassword(page)
  await secret(page).fill('111111')
  await press(page, 'Withdraw')
  await expect(secret(page)).toHaveAccessibleDescription(
    'The payment password is incorrect. Tries left: 4',
  )
  await secret(page).fill('২৪৬৮১০')
  await press(page, 'Withdraw')
  await expect(main(page).getByText('Requested', { exact: true })).toBeVisible()
  await go(page, '/m/withdraw')
  await expect(available(page)).toContainText('৳11,900.00')
  await expect(main(page)).toContainText('Held for pending withdrawals৳600.00')
  await main(page)
    .getByRole('link', { name: /৳600\.00/ })
    .click()
  await platform.operate('withdrawal/reject', { username: 'member', reason: 'name_differs' })
  await lookAway(page)
  await expect(main(page).getByText('Rejected', { exact: true })).toBeVisible()
  await expect(main(page)).toContainText('The account is in another name.')
  await expect(main(page)).toContainText('৳600.00 has been returned to your balance.')

  await main(page).getByRole('link', { name: 'All withdrawals' }).click()
  await expect(available(page)).toContainText('৳12,500.00')
  await ask(page, '700')
  await press(page, 'Cancel this withdrawal')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this withdrawal' }).click()
  await expect(main(page).getByText('Canceled', { exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: 'All withdrawals' }).click()
  await expect(available(page)).toContainText('৳12,500.00')
  const kept = await storedIn(page)
  expect(kept).not.toContain('246810')
})

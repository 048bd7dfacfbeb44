import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, logIn, test } from '../support/journey.ts'
import { main, press } from '../support/money.ts'

const deposits = (page: Page) => page.getByRole('region', { name: 'Deposit limit' })

async function set(page: Page, sum: string) {
  await deposits(page)
    .getByRole('button', { name: /Per day/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Deposit limit' })
  await sheet.getByLabel('At most per day').fill(sum)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
}

test('a player sets a limit and takes a break, and the limit holds', async ({ page, platform }) => {
  test.slow()
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
  await deposits(page).getByRole('button', { name: 'Take back' }).click()
  await expect(deposits(page).getByRole('button', { name: 'Take back' })).toBeHidden()
  await expect(main(page).getByText('Taken back')).toBeVisible()

  await platform.settings({ dep_func: false })
  await page.goto('/m/voucherCenter')
  await page.getByRole('radio', { name: /NodiPay/ }).check({ force: true })
  await page.getByLabel('Amount', { exact: true }).fill('700')
  await press(page, 'Order this deposit')
  await expect(main(page).getByText(/Your own deposit limit leaves ৳600\.00/)).toBeVisible()
  await main(page).getByRole('link', { name: 'See my limits' }).click()
  await expect(page).toHaveURL(/\/m\/member\/limits/)

  await main(page).getByRole('button', { name: '24 hours' }).click()
  const question = page.getByRole('dialog', { name: 'Take a break: 24 hours?' })
  await expect(question).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await question.getByRole('button', { name: 'Begin the break' }).click()
  await expect(main(page).getByText(/You are on a break until/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: '7 days' })).toBeVisible()
})

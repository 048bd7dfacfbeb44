import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../../support/journey.ts'
import { main, press } from '../../support/money.ts'
import type { Platform } from '../../support/platform.ts'

interface Effort {
  /** Screens and sheets that open on the way. */
  readonly screens: number
  /** Buttons, links and choices that are pressed. */
  readonly taps: number
}

/** Counts in the page itself, whatever the test believes to do. */
const countEffort = (page: Page) =>
  page.addInitScript(() => {
    const count = (kind: string) =>
      sessionStorage.setItem(kind, String(Number(sessionStorage.getItem(kind)) + 1))
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'push') count('screens')
    })
    const dialogs = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLDialogElement && target.open) count('screens')
    })
    dialogs.observe(document, { subtree: true, attributeFilter: ['open'] })
    const pressable = 'button, a, select, [type=radio], [type=checkbox]'
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest(pressable)) count('taps')
    }
    addEventListener('click', onClick, true)
  })

const begin = (page: Page) =>
  page.evaluate(() => ['screens', 'taps'].forEach((kind) => sessionStorage.removeItem(kind)))

const effortOf = (page: Page): Promise<Effort> =>
  page.evaluate(() => ({
    screens: Number(sessionStorage.getItem('screens')),
    taps: Number(sessionStorage.getItem('taps')),
  }))

const amount = (page: Page) => page.getByLabel('Amount', { exact: true })

async function deposit(page: Page) {
  await page.goto('/m/voucherCenter')
  await page.getByRole('radio', { name: /TakaTap/ }).waitFor({ state: 'attached' })
  await begin(page)
  await page.getByRole('radio', { name: /TakaTap/ }).check({ force: true })
  await press(page, 'Continue')
  await amount(page).fill('500')
  await press(page, 'Order this deposit')
  await page.getByLabel('Transaction ID').fill('8N7A6B5C4D')
  await page.getByLabel('Last 4 of the sender’s number').fill('4321')
  await press(page, 'Send for review')
  await expect(main(page).getByText('Under review', { exact: true })).toBeVisible()
  return effortOf(page)
}

async function bind(page: Page) {
  await page.goto('/m/withdraw')
  await press(page, 'Add an account')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'TakaTap' }).check({ force: true })
  await sheet.getByLabel('Account number').fill('01712345678')
  await sheet.getByLabel('Payee name').fill('Rahim Uddin')
  await sheet.getByRole('button', { name: 'Add this account' }).click()
}

/** Confirmed by a code, which takes one tap more than a payment password. */
async function withdraw(page: Page, platform: Platform) {
  await expect(main(page).getByRole('radio', { name: /TakaTap/ })).toBeChecked()
  await begin(page)
  await press(page, 'Continue')
  await amount(page).fill('500')
  await press(page, 'Continue')
  await press(page, 'Get code')
  await expect(page.getByText('Sent to +880 •••• ••01')).toBeVisible()
  const code = (await platform.outbox()).find(({ to }) => to.endsWith('1711000001'))?.code ?? ''
  await page.getByLabel('SMS code').fill(code)
  await press(page, 'Withdraw')
  await expect(main(page).getByText('Applying', { exact: true })).toBeVisible()
  return effortOf(page)
}

/** What was deposited last stands chosen, and its amount is offered. */
async function depositAgain(page: Page) {
  await page.goto('/m/voucherCenter')
  await expect(page.getByRole('radio', { name: /TakaTap/ })).toBeChecked()
  await begin(page)
  await press(page, 'Continue')
  await page.getByRole('radio', { name: '৳500', exact: true }).check({ force: true })
  await press(page, 'Order this deposit')
  await page.getByLabel('Transaction ID').fill('8N7A6B5C4E')
  await expect(page.getByLabel('Last 4 of the sender’s number')).toHaveValue('4321')
  await press(page, 'Send for review')
  await expect(main(page).getByText('Under review', { exact: true })).toBeVisible()
  return effortOf(page)
}

test('withdrawing takes no more screens and taps than depositing', async ({ page, platform }) => {
  test.slow()
  await platform.money({ reviewMs: null, payMs: null })
  await countEffort(page)
  await logIn(page, platform, 'member', '/m/voucherCenter')
  const there = await deposit(page)
  const again = await depositAgain(page)
  await bind(page)
  const back = await withdraw(page, platform)
  expect(there.taps).toBeGreaterThanOrEqual(4)
  expect(there.screens).toBeGreaterThanOrEqual(2)
  expect(again.taps).toBeLessThanOrEqual(4)
  expect(back.taps).toBeLessThanOrEqual(there.taps)
  expect(back.screens).toBeLessThanOrEqual(there.screens)
})

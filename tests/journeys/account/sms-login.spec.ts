import type { Page } from '@playwright/test'
import {
  balanceIn,
  expect,
  expectNoAxeViolations,
  readCaptcha,
  storedIn,
  test,
} from '#tests/support/journey.ts'

test.use({ dataSaver: true })

const openSms = async (page: Page) => {
  await page.goto('/m/login?lang=EN')
  await page.getByRole('tab').nth(1).click()
}
const inBengali = (digits: string) =>
  digits.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
const number = (page: Page) => page.getByLabel('Mobile number')
const code = (page: Page) => page.getByLabel('SMS code')
const ask = (page: Page) => page.getByRole('button', { name: 'Get code' }).click()
const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()

test('a code from an SMS opens the session, in whatever digits it is typed', async ({
  page,
  platform,
}) => {
  await openSms(page)
  await number(page).fill('০১৭১১-০০০০০১')
  await page.getByRole('checkbox').check()
  await ask(page)
  await expect(page.getByText('Sent to +880 1711000001')).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(page.getByRole('button', { name: /Resend in 5\d s/ })).toBeDisabled()
  const [sent] = await platform.outbox()
  expect(sent?.to).toBe('+8801711000001')
  const wrong = String((Number(sent!.code) + 1) % 1_000_000).padStart(6, '0')
  await code(page).fill(wrong)
  await submit(page)
  await expect(code(page)).toHaveAccessibleDescription(/Verification code error/)
  await expect(code(page)).toHaveValue(wrong)

  await expect(page.getByAltText('Code in the picture')).toBeVisible()
  await code(page).fill(inBengali(sent!.code))
  const captcha = page.getByRole('textbox', { name: 'Verification code' })
  await captcha.fill(await readCaptcha(page))
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(balanceIn(page)).toBeVisible()
  expect(await storedIn(page)).not.toContain(sent!.code)

  await platform.expire('member')
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await openSms(page)
  await expect(number(page)).toHaveValue('01711-000001')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('tab').first().click()
  await expect(page.getByLabel('Username')).toHaveValue('')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})

test('a code can be sent to any country, with a countdown for the next, also after a reload', async ({
  page,
  platform,
}) => {
  await openSms(page)
  await submit(page)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Country code +880' }).click()
  const sheet = page.getByRole('dialog', { name: 'Country code' })
  await sheet.getByLabel('Country or code').fill('indi')
  await sheet.getByRole('button', { name: 'India +91' }).click()
  await expect(sheet).toBeHidden()
  await number(page).fill('+977 980 1000301')
  await page.getByRole('button', { name: 'Country code +977' }).click()
  await sheet.getByLabel('Country or code').fill('indi')
  await sheet.getByRole('button', { name: 'India +91' }).click()
  await expect(number(page)).toHaveValue('9801000301')
  await number(page).fill('\u202a+91 98765 43210\u202c')
  await ask(page)
  await expect(page.getByText('Sent to +91 9876543210')).toBeVisible()
  expect((await platform.outbox())[0]?.to).toBe('+919876543210')

  await openSms(page)
  await number(page).fill('1711000001')
  await ask(page)
  await expect(page.getByText('Sent to +880 1711000001')).toBeVisible()
  await page.reload()
  await expect(number(page)).toHaveValue('1711000001')
  await expect(page.getByRole('button', { name: /Resend in [1-5]\d s/ })).toBeVisible()
  await number(page).fill('1711000002')
  await expect(page.getByRole('button', { name: 'Get code' })).toBeEnabled()
  await number(page).fill('1711000001')
  await expect(page.getByRole('button', { name: /Resend in [1-5]\d s/ })).toBeVisible()
  expect(await storedIn(page)).toContain('login:8801711000001')
})

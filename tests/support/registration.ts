import type { Page } from '@playwright/test'
import { brand } from './brand.ts'
import { balanceIn, closePopups, expect, readCaptcha } from './journey.ts'
import type { Platform } from './platform.ts'

export const password = 'Newcomer#2468'

export const button = (page: Page) => page.getByRole('button', { name: 'Register', exact: true })
export const registrationField = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true })
export const captcha = (page: Page) => page.getByRole('textbox', { name: 'Verification code' })

export async function openRegistration(page: Page, search = '') {
  await closePopups(page)
  await page.goto(`/m/register?lang=EN${search}`)
  await expect(button(page)).toBeVisible()
  await agree(page)
}

/** Checks the agreement, which a regulated merchant must not preselect. */
export async function agree(page: Page) {
  if (brand.isRegulated)
    await page.getByRole('checkbox', { name: /user agreement/ }).check({ force: true })
}

export async function fillRegistration(page: Page, username = 'newcomer') {
  await registrationField(page, 'Username').fill(username)
  await registrationField(page, 'Password').fill(password)
  await registrationField(page, 'Confirm password').fill(password)
  await captcha(page).fill(await readCaptcha(page))
}

const optional = ['mobileNum', 'verificationCode', 'affiliateCode']
export const only = (fields: readonly string[], rule: object) =>
  Object.fromEntries(fields.map((name) => [name, rule]))
export const askRequiredOnly = (platform: Platform) =>
  platform.registration(only(optional, { enabled: false }))

export const arrive = async (page: Page) => {
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(balanceIn(page)).toHaveText('৳0.00')
}

export const registrations = async (platform: Platform, since: number) =>
  (await platform.requests(since)).filter(
    ({ method, path }) => method === 'PUT' && path.startsWith('/wps/registration/'),
  )
export const soFar = (platform: Platform) => platform.lastRequest()

import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, installWorker, test } from '../../support/journey.ts'
import {
  arrive,
  button,
  captcha,
  field,
  fill,
  open,
  password,
  readCaptcha,
  registrations,
  soFar,
} from '../../support/registration.ts'

const byName = '/wps/registration/username'

test('without a network it says so, and goes on where it was', async ({ page, context }) => {
  await open(page)
  await fill(page)
  await context.setOffline(true)
  await button(page).tap()
  await expect(page.getByRole('alert').getByText(/You are offline/)).toBeVisible()
  await expect(field(page, 'Password')).toHaveValue(password)
  await context.setOffline(false)
  await button(page).tap()
  await arrive(page)
})

test(
  'a reload without a network finds the same form, and what was typed in it',
  { tag: '@worker' },
  async ({ page, context, platform }) => {
    await platform.registration({ zalo: { enabled: true } })
    await open(page)
    await installWorker(page)
    await page.reload()
    await page.getByRole('tab', { name: 'By mobile number' }).tap()
    await field(page, 'Mobile number').fill('01811000009')
    await field(page, 'Zalo').fill('rahim-zalo')
    await context.setOffline(true)
    await page.reload()
    await expect(field(page, 'Mobile number')).toHaveValue('01811000009')
    await expect(field(page, 'Zalo')).toHaveValue('rahim-zalo')
    await expect(field(page, 'SMS code')).toBeVisible()
    await context.setOffline(false)
  },
)

/** The platform does what it is asked; its answer never arrives. */
const loseAnswer = (page: Page) =>
  page.route(
    `**${byName}`,
    async (route) => {
      await route.fetch()
      await route.abort('timedout')
    },
    { times: 1 },
  )

test.describe('when the answer was lost, the account is there', () => {
  test.beforeEach(async ({ page }) => {
    await open(page)
    await fill(page)
    await loseAnswer(page)
    await button(page).tap()
    await expect(page.getByRole('alert').getByText(/offline|slow/)).toBeVisible()
  })

  test('and trying again lets the player in', async ({ page }) => {
    await button(page).tap()
    await arrive(page)
  })

  test('and trying again with another detail lets the player in', async ({ page }) => {
    await field(page, 'Invitation code').fill('agent')
    await button(page).tap()
    await expect(page.getByText('Verification code error')).toBeVisible()
    await captcha(page).fill(await readCaptcha(page))
    await button(page).tap()
    await arrive(page)
  })

  test('and trying again after a reload lets the player in', async ({ page }) => {
    await page.reload()
    await field(page, 'Password').fill(password)
    await field(page, 'Confirm password').fill(password)
    await captcha(page).fill(await readCaptcha(page))
    await button(page).tap()
    await arrive(page)
  })
})

test('two taps make one account', async ({ page, platform }) => {
  const before = await soFar(platform)
  await open(page)
  await fill(page)
  await button(page).dblclick()
  await arrive(page)
  expect(await registrations(platform, before)).toHaveLength(1)
})

test('an invitation that nobody gave is said before anything is made', async ({
  page,
  platform,
}) => {
  const before = await soFar(platform)
  await open(page, '&affiliateCode=nobody-here')
  await expect(field(page, 'Invitation code')).toHaveValue('nobody-here')
  await fill(page)
  await button(page).tap()
  await expect(page.getByRole('alert').getByText('Invalid invitation code')).toBeVisible()
  await expect(field(page, 'Invitation code')).toBeFocused()
  await expect(field(page, 'Invitation code')).toHaveAccessibleDescription(
    /Invalid invitation code/,
  )
  await expectNoAxeViolations(page)
  expect(await registrations(platform, before)).toHaveLength(0)
  await field(page, 'Invitation code').fill('agent')
  await button(page).tap()
  await arrive(page)
})

test('a name that is taken is said as soon as it is left', async ({ page }) => {
  await open(page)
  await field(page, 'Username').fill('member')
  await field(page, 'Password').focus()
  await expect(page.getByText('Sorry, the username already exists')).toBeVisible()
})

test('a wanted page follows, and rules that make no sense stop nobody', async ({
  page,
  platform,
}) => {
  await platform.faults([
    { path: '/wps/registration/settings', body: { success: true, value: { email: 'yes' } } },
    { path: '/wps/registration/validation', body: 'malformed' },
  ])
  await open(page, '&next=%2Fm%2Fhot')
  await fill(page)
  await button(page).tap()
  await expect(page).toHaveURL(/\/m\/hot/)
})

test('a captcha that does not come can be asked for again', async ({ page, platform }) => {
  await platform.faults([{ path: '/wps/captcha', status: 500 }])
  await open(page)
  await page.getByTitle('New code').filter({ hasText: 'Try again' }).waitFor()
  await platform.clearFaults()
  await page.getByTitle('New code').tap()
  await fill(page)
  await button(page).tap()
  await arrive(page)
})

import type { Page } from '@playwright/test'
import { expect, installWorker, readCaptcha, test } from '#tests/support/journey.ts'
import {
  arrive,
  button,
  captcha,
  registrationField,
  fillRegistration,
  openRegistration,
  password,
  registrations,
  soFar,
} from '#tests/support/registration.ts'

test.use({ dataSaver: true })

const byName = '/wps/registration/username'

test('a player can register despite malformed rules, a missing captcha and a lost network', async ({
  page,
  platform,
  context,
}) => {
  const senseless = [
    { path: '/wps/registration/settings', body: { success: true, value: { email: 'yes' } } },
    { path: '/wps/registration/validation', body: 'malformed' },
  ] as const
  await platform.faults([...senseless, { path: '/wps/captcha', status: 500 }])
  await openRegistration(page, '&next=%2Fm%2Fhot')
  await page.getByTitle('New code').filter({ hasText: 'Try again' }).waitFor()
  await platform.faults(senseless)
  await page.getByTitle('New code').tap()
  await fillRegistration(page)
  await context.setOffline(true)
  await button(page).tap()
  await expect(page.getByRole('alert').getByText(/You are offline/)).toBeVisible()
  await expect(registrationField(page, 'Password')).toHaveValue(password)
  await context.setOffline(false)
  await button(page).tap()
  await expect(page).toHaveURL(/\/m\/hot/)
})

test(
  'an offline reload keeps the form and its input',
  { tag: '@worker' },
  async ({ page, context, platform }) => {
    await platform.registration({ zalo: { enabled: true } })
    await openRegistration(page)
    await installWorker(page)
    await page.reload()
    await page.getByRole('tab', { name: 'By mobile number' }).tap()
    await registrationField(page, 'Mobile number').fill('01811000009')
    await registrationField(page, 'Zalo').fill('rahim-zalo')
    await context.setOffline(true)
    await page.reload()
    await expect(registrationField(page, 'Mobile number')).toHaveValue('01811000009')
    await expect(registrationField(page, 'Zalo')).toHaveValue('rahim-zalo')
    await expect(registrationField(page, 'SMS code')).toBeVisible()
    await context.setOffline(false)
  },
)

/** The platform carries out the request, but its answer never arrives. */
const loseAnswer = (page: Page) =>
  page.route(
    `**${byName}`,
    async (route) => {
      await route.fetch()
      await route.abort('timedout')
    },
    { times: 1 },
  )

test('two taps create one account, and the player is signed in despite a lost answer', async ({
  page,
  platform,
}) => {
  const before = await soFar(platform)
  await openRegistration(page)
  await fillRegistration(page)
  await loseAnswer(page)
  await button(page).dblclick()
  await expect(page.getByRole('alert').getByText(/did not get an answer/)).toBeVisible()
  expect(await registrations(platform, before)).toHaveLength(1)
  await page.reload()
  await registrationField(page, 'Password').fill(password)
  await registrationField(page, 'Confirm password').fill(password)
  await captcha(page).fill(await readCaptcha(page))
  await button(page).tap()
  await arrive(page)
})

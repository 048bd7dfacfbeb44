import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, logIn, test } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

test.use({ dataSaver: true })

const everyone = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true }

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: `Continue with ${name}` })

/** Opens the provider's page from the login, in English. */
async function leave(page: Page, name = 'Google', next = '/m/home') {
  await page.goto(`/m/login?lang=EN&next=${encodeURIComponent(next)}`)
  await leaveAgain(page, name)
}

async function leaveAgain(page: Page, name: string) {
  await button(page, name).click()
  await page.waitForURL(/\/authorize\?/)
}

const choose = (page: Page, person: RegExp) => page.getByRole('button', { name: person }).click()

/** A failed return shows one sentence and one way forward. */
async function expectEnding(page: Page, sentence: string | RegExp) {
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/socialReturn$/)
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
}

const signedInAs = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').userName)

test.beforeEach(async ({ platform }) => {
  await platform.settings(everyone)
})

test('a player signs in with Google by keyboard, reaches the requested page, and no code is left in the address', async ({
  page,
  platform,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(platform.url) && !request.isNavigationRequest())
      foreign.push(request.url())
  })
  await logIn(page, platform, 'poor', '/m/help')
  await page.evaluate(() => localStorage.clear())
  const answer = await page.goto('/m/login?lang=EN&next=%2Fm%2Ffav')
  await expect(button(page, 'Google')).toBeVisible()
  const policy = answer?.headers()['content-security-policy']
  expect(policy).toContain("form-action 'self'")
  // Only the platform's own addresses, whose speed can be compared.
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:\d+ http:\/\/127\.0\.0\.1:\d+;/)
  expect(foreign).toEqual([])
  await expectNoAxeViolations(page)

  await button(page, 'Google').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/authorize\?/)
  const asked = new URL(page.url())
  expect(asked.pathname).toBe('/google/authorize')
  expect(asked.origin).not.toBe(platform.url)
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${platform.url}/m/socialReturn`,
    ui_locales: 'en',
  })
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /Ayesha/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${platform.url}/m/fav`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  expect(await signedInAs(page)).toMatch(/^ayesha\d{4}$/)
  await expectNothingKept(page, platform)
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('dialog', { name: /^Welcome, ayesha/ })).toBeVisible()
})

async function expectNothingKept(page: Page, platform: Platform) {
  const kept = await page.evaluate(
    () =>
      Object.keys(sessionStorage)
        .map((key) => key + sessionStorage.getItem(key))
        .join() + location.href,
  )
  expect(kept).not.toMatch(/socialTrip|code=|state=/)
  const headers = JSON.stringify(await platform.requests())
  expect(headers).not.toMatch(/socialReturn[^"]*\?|[?&]state=/i)
}

test('a refused player sees why, tries again, and reaches the requested page', async ({
  page,
  platform,
  context,
}) => {
  test.slow()
  await test.step('who declines', async () => {
    await leave(page, 'Facebook', '/m/fav')
    await choose(page, /Not now/)
    await expectEnding(page, /The sign-in was not finished/)
    await expect(page).toHaveURL(/next=%2Fm%2Ffav/)
  })
  await test.step('an account that is switched off', async () => {
    await leaveAgain(page, 'Google')
    await choose(page, /Mitu Akter/)
    await expectEnding(page, 'Sorry, the user does not exist or is disabled')
  })
  await test.step('a platform that is down', async () => {
    await platform.faults([{ path: '/wps/session/login/social', status: 503 }])
    await leaveAgain(page, 'Google')
    await choose(page, /Sajid Hasan/)
    await expectEnding(page, /busy/)
    await platform.clearFaults()
  })
  await test.step('a network that is gone', async () => {
    // What shows notices comes when the page is idle.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.locator('[data-offline]')).toBeVisible()
    await button(page, 'Google').click()
    await expect(page.getByText('You are offline. Check your connection')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/login/)
    await context.setOffline(false)
  })
  await leaveAgain(page, 'Facebook')
  await choose(page, /Sajid Hasan/)
  await page.waitForURL(`${platform.url}/m/fav`)
  expect(await signedInAs(page)).toMatch(/^sajid\d{4}$/)
})

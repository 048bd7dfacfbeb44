import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, logIn, test } from '../../support/journey.ts'
import type { Platform } from '../../support/platform.ts'

const everyone = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true }

const providers = [
  { name: 'Google', issuer: 'google' },
  { name: 'Facebook', issuer: 'facebook' },
] as const

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: `Continue with ${name}` })

/** To the provider's page, from the login, in English. */
async function leave(page: Page, name = 'Google', next = '/m/home') {
  await page.goto(`/m/login?lang=EN&next=${encodeURIComponent(next)}`)
  await button(page, name).click()
  await page.waitForURL(/\/authorize\?/)
}

const choose = (page: Page, person: RegExp) => page.getByRole('button', { name: person }).click()

/** What a failed return looks like: a sentence, and one way forward. */
async function expectEnding(page: Page, sentence: string | RegExp) {
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/socialReturn$/)
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
}

const signedInAs = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').userName)

test.beforeEach(async ({ platform }) => {
  await platform.settings(everyone)
})

for (const { name, issuer } of providers)
  test(`signs in with ${name}, goes on to the wanted page, and leaves no code behind`, async ({
    page,
    platform,
  }) => {
    await leave(page, name, '/m/fav')
    const asked = new URL(page.url())
    expect(asked.pathname).toBe(`/${issuer}/authorize`)
    expect(asked.origin).not.toBe(platform.url)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${platform.url}/m/socialReturn`,
      ui_locales: 'en',
    })
    await choose(page, /Sajid Hasan/)
    await page.waitForURL(`${platform.url}/m/fav`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    expect(await signedInAs(page)).toMatch(/^sajid\d{4}$/)
    await expectNothingKept(page, platform)
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

test('the next sign-in finds the same player', async ({ page }) => {
  await leave(page)
  await choose(page, /Ayesha Rahman/)
  await page.waitForURL(/\/m\/home/)
  const first = await signedInAs(page)
  await page.evaluate(() => localStorage.clear())
  await leave(page)
  await choose(page, /Ayesha Rahman/)
  await page.waitForURL(/\/m\/home/)
  expect(await signedInAs(page)).toBe(first)
})

test('who declines is told so, and may start again', async ({ page }) => {
  await leave(page, 'Facebook', '/m/fav')
  await choose(page, /Not now/)
  await expectEnding(page, /You stopped before it was finished/)
  await expect(page).toHaveURL(/next=%2Fm%2Ffav/)
  await expect(button(page, 'Facebook')).toBeVisible()
})

test('an answer with another state opens nothing', async ({ page, platform }) => {
  await leave(page)
  const asked = new URL(page.url())
  asked.searchParams.set('state', 'x'.repeat(43))
  await page.goto(asked.href)
  const before = await platform.lastRequest()
  await choose(page, /Sajid Hasan/)
  await expectEnding(page, /was not started on this page/)
  const after = await platform.requests(before)
  expect(after.filter(({ path }) => path.endsWith('/login/social'))).toEqual([])
})

test('a link with somebody else’s code signs nobody in', async ({ page, platform }) => {
  await page.goto('/m/login?lang=EN')
  await expect(button(page, 'Google')).toBeVisible()
  const before = await platform.lastRequest()
  await page.goto(`/m/socialReturn?code=stolen&state=${'s'.repeat(43)}`)
  await expectEnding(page, /was not started on this page/)
  const asked = await platform.requests(before)
  expect(asked.filter(({ path }) => path.endsWith('/login/social'))).toEqual([])
})

test('an answer is good once: reloading the page of return starts nothing', async ({ page }) => {
  await page.goto('/m/socialReturn?lang=EN')
  await page.reload()
  await expectEnding(page, /was not started on this page/)
})

test('a switched-off account, a provider that is down, a network that is gone', async ({
  page,
  platform,
  context,
}) => {
  await leave(page)
  await choose(page, /Mitu Akter/)
  await expectEnding(page, 'Sorry, the user does not exist or is disabled')

  await platform.faults([{ path: '/wps/session/login/social', status: 503 }])
  await leave(page)
  await choose(page, /Sajid Hasan/)
  await expectEnding(page, /busy/)

  await platform.faults([{ path: '/wps/session/login/social', drop: true }])
  await leave(page)
  await choose(page, /Sajid Hasan/)
  await expectEnding(page, /offline/)

  await platform.clearFaults()
  await page.goto('/m/login?lang=EN')
  await expect(button(page, 'Google')).toBeVisible()
  await context.setOffline(true)
  await expect(page.locator('[data-offline]')).toBeVisible()
  await button(page, 'Google').click()
  await expect(page.getByText('You are offline. Check your connection')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login/)
})

test('each button has its own switch; with both off there is nothing to see or ask', async ({
  page,
  platform,
}) => {
  await platform.settings({ FACEBOOKLOGIN3: false })
  await page.goto('/m/login?lang=EN')
  await expect(button(page, 'Google')).toBeVisible()
  await expect(button(page, 'Facebook')).toHaveCount(0)

  await platform.settings({ GOOGLELOGIN3: false })
  const before = await platform.lastRequest()
  await page.reload()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
  const asked = await platform.requests(before)
  expect(asked.filter(({ path }) => path === '/wps/session/social')).toEqual([])
})

test('a host that is not the provider’s own gets no button', async ({ page, platform }) => {
  const issuer = 'https://accounts.google.example'
  const setup = { provider: 'google', clientId: 'x', scopes: ['openid'], issuer }
  const value = [{ ...setup, authorizationEndpoint: `${issuer}/authorize` }]
  await platform.faults([{ path: '/wps/session/social', body: { success: true, value } }])
  await page.goto('/m/login?lang=EN')
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
})

test('the app’s policy has no exception for it, and nothing foreign is loaded', async ({
  page,
  platform,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(platform.url) && !request.isNavigationRequest())
      foreign.push(request.url())
  })
  const answer = await page.goto('/m/login?lang=EN')
  await expect(button(page, 'Google')).toBeVisible()
  const policy = answer?.headers()['content-security-policy']
  expect(policy).toContain("form-action 'self'")
  // The platform's own addresses, whose speed can be compared, and nobody else's.
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:\d+ http:\/\/127\.0\.0\.1:\d+;/)
  expect(foreign).toEqual([])
  await expectNoAxeViolations(page)
})

test('works with the keyboard, and after another player has used the phone', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'poor')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/m/login?lang=EN')
  await button(page, 'Google').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/authorize\?/)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /Ayesha/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/m\/home/)
  expect(await signedInAs(page)).toMatch(/^ayesha\d{4}$/)
})

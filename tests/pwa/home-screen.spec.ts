import type { Page } from '@playwright/test'
import { brand } from '../support/brand.ts'
import { expect, expectNoAxeViolations, test } from '../support/journey.ts'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const instagram =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/127.0.6533.103 Mobile Safari/537.36 Instagram 341.0.0.45.100 Android (34/14; 420dpi; 1080x2194; Google/google; Pixel 8; shiba; shiba; en_US; 624910542)'

const minute = 60_000
const day = 24 * 60 * minute

const invitation = (page: Page) =>
  page.getByRole('dialog', { name: `${brand.en} on your home screen` })

/** Opens home and waits for the parts that load late. */
async function openHome(page: Page) {
  await page.goto('/m/home?lang=EN')
  const late = page.getByRole('contentinfo')
  await expect(late).toBeVisible({ timeout: 45_000 })
}

/** Returns on the same phone that many days later. */
async function comeBack(page: Page, days: number) {
  await page.evaluate((passed) => {
    const offers = JSON.parse(localStorage.getItem('homeScreenOffers') ?? '{}')
    offers.firstSeenAt -= passed
    offers.offeredAt = offers.offeredAt.map((time: number) => time - passed)
    localStorage.setItem('homeScreenOffers', JSON.stringify(offers))
  }, days * day)
  await openHome(page)
}

/** Advances the clock until the popup appears. */
const expectPopup = (page: Page, name: string) =>
  expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('dialog', { name })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 40_000 })

/** Advances the clock in that many steps; no popup may appear. */
async function expectNoPopup(page: Page, minutes: number, steps = 4) {
  for (let step = 0; step < steps; step += 1) {
    await page.clock.fastForward((minutes / steps) * minute)
    await page.waitForLoadState('networkidle')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** A month of visits takes as many page loads without caches. */
test.describe.configure({ timeout: 180_000 })
test.use({ serviceWorkers: 'block' })
test.beforeEach(({ page }) => page.clock.install())

test.describe('with Safari on an iPhone', () => {
  test.use({ userAgent: safari })

  test('a player is shown how, and asked twice in a month at most', async ({ page }) => {
    await openHome(page)
    await expectNoPopup(page, 2)
    await comeBack(page, 1)
    await expectPopup(page, `${brand.en} on your home screen`)
    await expectNoAxeViolations(page, 'dialog')

    await invitation(page).getByRole('button', { name: 'Show me how' }).click()
    const steps = page.getByRole('dialog', { name: 'Add to home screen' })
    await expect(steps.getByRole('listitem')).toHaveText([/Share/, /Add to Home Screen/, /Add/])
    await expect(invitation(page)).toBeHidden()
    await expectNoAxeViolations(page, 'dialog')
    await steps.getByRole('button', { name: 'Close' }).click()
    await expect(invitation(page)).toBeVisible()
    await invitation(page).getByRole('button', { name: 'Not now' }).click()
    await expect(invitation(page)).toBeHidden()

    await comeBack(page, 8)
    await expectPopup(page, `${brand.en} on your home screen`)
    await page.keyboard.press('Escape')
    await expect(invitation(page)).toBeHidden()
    await comeBack(page, 15)
    await expectNoPopup(page, 4)
  })
})

test.describe('inside Instagram on Android', () => {
  test.use({ userAgent: instagram, permissions: ['clipboard-read', 'clipboard-write'] })

  test('a player is led to a browser that can', async ({ page, platform }) => {
    await openHome(page)
    await comeBack(page, 1)
    await expectPopup(page, `Open ${brand.en} in your browser`)
    await page.getByRole('button', { name: 'Show me how' }).click()
    const way = page.getByRole('dialog', { name: 'Open in your browser' })
    const chrome = await way.getByRole('link', { name: 'Open in Chrome' }).getAttribute('href')
    expect(chrome).toBe(
      `intent://${new URL(platform.url).host}/m/home?lang=EN#Intent;scheme=http;package=com.android.chrome;end`,
    )
    await way.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${platform.url}/m/home?lang=EN`,
    )
    await way.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test("the browser's own question is kept, asked within the tap, and never needed again", async ({
  page,
  platform,
}) => {
  await openHome(page)
  // Chromium offers installation only to players it knows, which a test cannot arrange. So this
  // event, at the earliest time a real one could come, is the only thing here that is simulated.
  await page.addInitScript(() => {
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    const prompt = async () => {
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError')
      dispatchEvent(new Event('appinstalled'))
    }
    document.addEventListener('DOMContentLoaded', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(Object.assign(event, { prompt, userChoice }))
    })
  })
  await comeBack(page, 1)
  await expectPopup(page, `${brand.en} on your home screen`)
  await invitation(page).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Adding to your home screen…')).toBeVisible()
  await comeBack(page, 60)
  await expectNoPopup(page, 4)

  await page.evaluate(() => localStorage.removeItem('homeScreenOffers'))
  // How an iPhone marks an app opened from its home screen; Chromium cannot be made to do so in a
  // test.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  const since = await platform.lastRequest()
  await openHome(page)
  await comeBack(page, 1)
  await page.clock.fastForward(4 * minute)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectNoPopup(page, 4)
  const received = await platform.requests(since)
  expect(received.map(({ headers }) => headers['device'])).toContain('OTHERS')
})

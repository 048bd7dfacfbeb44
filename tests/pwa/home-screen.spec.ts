import type { Page } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/journey.ts'
import { beginUse } from '#tests/support/lobby.ts'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const minute = 60_000
const day = 24 * 60 * minute

const invitation = (page: Page) =>
  page.getByRole('dialog', { name: `${brand.en} on your home screen` })

/** Opens home and waits for the parts that load late. */
async function openHome(page: Page) {
  await page.goto('/m/home?lang=EN')
  await beginUse(page)
}

/** Returns on the same phone a day later. */
async function comeBack(page: Page) {
  await page.evaluate((passed) => {
    const offers = JSON.parse(localStorage.getItem('homeScreenOffers') ?? '{}')
    offers.firstSeenAt -= passed
    localStorage.setItem('homeScreenOffers', JSON.stringify(offers))
  }, day)
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

test.use({ serviceWorkers: 'block' })
test.slow()
test.beforeEach(({ page }) => page.clock.install())

test.describe('with Safari on an iPhone', () => {
  test.use({ userAgent: safari })

  test('a returning visitor sees the steps, and is not asked again after declining', async ({
    page,
  }) => {
    await openHome(page)
    await expectNoPopup(page, 2)
    await comeBack(page)
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
    await expectNoPopup(page, 4)
  })
})

test('the browser’s prompt is deferred, and shown on the tap', async ({ page }) => {
  await openHome(page)
  // Chromium offers installation only to players it knows, which a test cannot arrange. So this
  // event, at the earliest time a real one could come, is the only thing here that is simulated.
  await page.addInitScript(() => {
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    const prompt = async () => {
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError')
      dispatchEvent(new Event('appinstalled'))
    }
    new MutationObserver((_, watch) => {
      if (!document.querySelector('link[href^="/manifest-"]')) return
      watch.disconnect()
      const event = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(Object.assign(event, { prompt, userChoice }))
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] })
  })
  await comeBack(page)
  await expectPopup(page, `${brand.en} on your home screen`)
  await invitation(page).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Adding to your home screen…')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

test.use({ dataSaver: true })

/** What services between host and phone do to scripts, which the page's policy then keeps from running. */
const edges = {
  'makes all scripts wait for its own': (html: string) =>
    html.replaceAll('<script id=', '<script type="a1b2-text/javascript" id='),
  'shortens the last script': (html: string) => html.replace('<script id="start">', '$& '),
} as const

/** After ten seconds without the app, an animation of the page's own style shows the retry. */
const passTenSeconds = (page: Page) =>
  page.evaluate(() => {
    const waiting = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().delay === 10_000)
    for (const animation of waiting) animation.finish()
    return waiting.length
  })

const path = '/m/home?affiliateCode=9E4&lang=EN'

for (const [what, rewrite] of Object.entries(edges))
  test(`a page whose proxy ${what} offers a retry`, async ({ page }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: rewrite(await response.text()) })
    })
    await page.goto(path)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(page.locator('#app')).not.toBeEmpty()
    await expect(again).toHaveCount(0)
    expect(await passTenSeconds(page)).toBe(1)
    await expect(again).toBeVisible()
    await page.unroute(path)
    await again.click()
    await expect(page.locator('[data-node-id]').first()).toBeVisible()
    await expect(again).toHaveCount(0)
    expect(new URL(page.url()).searchParams.get('affiliateCode')).toBe('9E4')
  })

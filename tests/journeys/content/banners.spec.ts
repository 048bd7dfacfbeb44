import type { Locator, Page } from '@playwright/test'
import { closePopups, expect, speak, test } from '#tests/support/journey.ts'
import { furtherLanguage } from '#tests/support/languages.ts'

/** Draws a finger over the middle of the element, to the left or to the right. */
async function swipe(page: Page, over: Locator, distance: number) {
  const { x, y, width, height } = (await over.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 + moved, y: y + height / 2 }],
    })
  await touch('touchStart', 0)
  // A frame for each: the browser joins moves that come in one.
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', (step / 10) * distance)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd', distance)
  await session.detach()
}

test('banners can be swiped in both directions and in a loop, mirrored in right-to-left languages', async ({
  page,
}) => {
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  const banners = page.getByRole('region', { name: 'Highlights' })
  const slides = banners.locator(':scope > div:first-child > div')
  const standing = () =>
    slides.evaluateAll((all) =>
      all.flatMap((slide, place) => (slide.matches('[inert]') ? [] : place)),
    )
  const dot = () =>
    banners
      .locator('[aria-hidden] > span')
      .evaluateAll((all) =>
        all.flatMap((one, place) => (one.matches('[data-current]') ? place : [])),
      )
  const stands = async (place: number) => {
    await expect.poll(standing).toEqual([place])
    expect(await dot()).toEqual([place])
    await expect
      .poll(async () => (await slides.nth(place).boundingBox())!.x)
      .toBeCloseTo((await banners.boundingBox())!.x, 0)
  }
  await stands(0)
  await expect(banners.getByRole('button', { name: 'Next' })).toBeAttached()
  const last = (await slides.count()) - 1
  expect(last).toBeGreaterThan(0)
  await swipe(page, banners, -220)
  await stands(1)
  await swipe(page, banners, 220)
  await stands(0)
  await swipe(page, banners, 220)
  await stands(last)
  await swipe(page, banners, -220)
  await stands(0)

  await speak(page, furtherLanguage('rtl').code)
  const fromRight = page.locator('main section:has(> div > [inert])').first()
  const [first, second] = [0, 1].map((place) =>
    fromRight.locator('> div:first-child > div').nth(place),
  )
  await swipe(page, first!, 220)
  await expect(second!).not.toHaveAttribute('inert')
  await expect(second!).toBeInViewport({ ratio: 0.9 })
})

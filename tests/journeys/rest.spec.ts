import sharp from 'sharp'
import { expect, test, withMotion } from '#tests/support/journey.ts'
import { countMainThreads } from '#tests/support/mainThread.ts'

test.use(withMotion)

/** Milliseconds for which a banner stands. */
const turn = 5000

test('banners and the ticker pause under a dialog and outside the viewport', async ({ page }) => {
  await page.clock.install()
  await page.goto('/m/home?lang=EN')
  // Rows that come near the viewport move, too, until they have their games.
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null
          const news = '[aria-label=Highlights], [aria-label=Announcements]'
          return playState === 'running' && target?.closest(news)
        }).length,
    )
  const slide = page.locator('[aria-label=Highlights] > div > :not([inert])').first()
  const goesOn = async () => {
    const before = await slide.textContent()
    await page.clock.fastForward(turn)
    await expect.poll(() => slide.textContent()).not.toBe(before)
    expect(await moving()).toBeGreaterThan(0)
  }
  const standsStill = async () => {
    await expect.poll(moving).toBe(0)
    const before = await slide.textContent()
    await page.clock.fastForward(2 * turn)
    // What came in those seconds comes at once, and fades in.
    await expect.poll(moving).toBe(0)
    expect(await slide.textContent()).toBe(before)
  }
  await goesOn()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await standsStill()
  await page.keyboard.press('Escape')
  await goesOn()
  await page.evaluate(() => scrollTo(0, 1500))
  await standsStill()
})

const seconds = 7
/** Milliseconds from one page to the next, so that they do not load at the same time. */
const apart = 2500

/**
 * What pages ask of the main thread in their first seven seconds, if nobody touches them, and a tenth more than was
 * counted beside other journeys. Counts vary little between machines: each is somebody who changes the page or measures
 * it.
 */
const most = {
  '/m/home': { tasks: 1115, recalculations: 40, layouts: 27, paints: 106 },
  '/m/gameLobbyCenter': { tasks: 1600, recalculations: 44, layouts: 27, paints: 195 },
  '/m/login': { tasks: 580, recalculations: 12, layouts: 9, paints: 27 },
  '/m/register': { tasks: 740, recalculations: 23, layouts: 12, paints: 20 },
}

const picture = sharp({ create: { width: 30, height: 40, channels: 4, background: '#0000' } })
  .png()
  .toBuffer()

test('pages become idle after few style recalculations', async ({ browser, baseURL }) => {
  const paths = Object.keys(most)
  const pages = await Promise.all(
    paths.map(async () => {
      const context = await browser.newContext({
        ...withMotion,
        ...(baseURL !== undefined && { baseURL }),
        serviceWorkers: 'block',
      })
      // An SVG picture is a document, which is parsed and laid out on the main thread: platforms send others.
      await context.route(/\/cdn\/.+\.svg/, async (route) =>
        route.fulfill({
          contentType: 'image/png',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: await picture,
        }),
      )
      return context.newPage()
    }),
  )
  const counts = await countMainThreads(browser, pages, seconds, async () => {
    for (const [place, page] of pages.entries()) {
      await page.goto(paths[place] ?? '')
      await page.waitForTimeout(apart)
    }
    await pages.at(-1)?.waitForTimeout(seconds * 1000 - apart)
  })
  for (const [place, bounds] of Object.values(most).entries()) {
    const found = counts[place]
    for (const [what, bound] of Object.entries(bounds))
      expect
        .soft(
          found?.[what as keyof typeof bounds],
          `${what} of ${paths[place]}: ${JSON.stringify(found)}`,
        )
        .toBeLessThanOrEqual(bound)
  }
  await Promise.all(pages.map((page) => page.context().close()))
})

import { expect, test, withMotion } from '#tests/support/journey.ts'
import { countMainThread } from '#tests/support/mainThread.ts'
import { encodePng } from '#tests/support/png.ts'

test.use(withMotion)

/** Milliseconds for which a banner stands. */
const turn = 5000

test('banners and news stand still under a dialog and out of view', async ({ page }) => {
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

/**
 * What home asks of the main thread in its first seven seconds, if nobody touches it. Counts hardly vary between
 * machines: each is somebody who changes the page or measures it.
 */
const most = { tasks: 1400, recalculations: 34, layouts: 28, paints: 180 }

const picture = encodePng({ width: 30, height: 40, colours: new Uint32Array(1200) })

test('home comes to rest in few steps', async ({ page, browser }) => {
  // An SVG picture is a document, which is parsed and laid out on the main thread: platforms send others.
  await page.route(/\/cdn\/.+/, (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: Buffer.from(picture),
    }),
  )
  const found = await countMainThread(browser, page, async () => {
    await page.goto('/m/home')
    await page.waitForTimeout(7000)
  })
  await expect(page.locator('[data-category=HOT] [data-node-id]').first()).toBeVisible()
  for (const [what, bound] of Object.entries(most))
    expect
      .soft(found[what as keyof typeof most], `${what} of ${JSON.stringify(found)}`)
      .toBeLessThanOrEqual(bound)
})

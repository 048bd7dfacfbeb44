import { expect, test, withMotion } from '#tests/support/journey.ts'

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

test('untouched pages come to rest', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const recalculations = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
  }
  const inASecond = async () => {
    const before = await recalculations()
    await page.waitForTimeout(1000)
    return (await recalculations()) - before
  }
  for (const path of ['/m/home', '/m/gameLobbyCenter', '/m/login', '/m/register']) {
    await page.goto(path)
    await expect.poll(inASecond, { message: `style recalculations in a second of ${path}` }).toBe(0)
  }
})

import { expect, test, withMotion } from '#tests/support/journey.ts'

test.use(withMotion)

/** Milliseconds for which a banner stands. */
const turn = 5000

test('banners and news stand still under a dialog and out of view', async ({ page }) => {
  await page.clock.install()
  await page.goto('/m/home?lang=EN')
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null
          return playState === 'running' && !target?.closest('dialog')
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
    expect(await slide.textContent()).toBe(before)
    expect(await moving()).toBe(0)
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

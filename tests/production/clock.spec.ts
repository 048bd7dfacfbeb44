import { draws, errorOfCountdown } from '#tests/support/countdown.ts'
import { expect, logIn, test } from '#tests/support/journey.ts'

const [second, minute] = [1000, 60_000]

test('a countdown follows the platform’s clock behind a cache with old answers', async ({
  page,
  platform,
}) => {
  test.slow()
  await platform.clock(-3 * minute)
  await logIn(page, platform, 'member', draws)
  await expect(page.getByText('Next draw')).toBeVisible()

  const ahead = 1.5 * minute
  await platform.clock(ahead)
  let told = 0
  page.on('response', (response) => {
    if (response.headers()['cache-control'] === 'no-store') told += 1
  })
  // The old answer comes last.
  await page.route(/lottery\/menu/, async (route) => {
    await expect.poll(() => told).toBeGreaterThan(5)
    await route.continue()
  })
  const old = page.waitForResponse(/lottery\/menu/)
  await page.reload()
  await expect(page.getByText('Next draw')).toBeVisible()
  expect(await errorOfCountdown(page, ahead)).toBeLessThanOrEqual(2 * second)
  expect(Date.parse((await old).headers()['date'] ?? '')).toBeLessThan(Date.now() - 2 * minute)
})

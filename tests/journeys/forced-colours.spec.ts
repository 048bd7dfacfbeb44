import type { Locator } from '@playwright/test'
import { expect, go, logIn, test } from '../support/journey.ts'

const looks = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, color, borderTopColor } = getComputedStyle(element)
    return [backgroundColor, color, borderTopColor]
  })

const differ = async (one: Locator, other: Locator) =>
  expect(await looks(one)).not.toEqual(await looks(other))

test('colours forced while the app runs still tell what is chosen, current and closed', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member', '/m/voucherCenter')
  const way = (name: RegExp) => page.locator('main label').filter({ hasText: name })
  await way(/TakaTap/).click()
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ forcedColors: 'active' })
  const checked = page.locator('main label:has(:checked)')
  const open = page.locator('main label:has(input:enabled:not(:checked))').first()
  await expect.poll(() => looks(checked)).not.toEqual(await looks(open))
  await differ(page.locator('main label:has(:disabled)').first(), open)

  const tabs = page.getByRole('navigation', { name: 'Main' })
  await differ(tabs.locator('[aria-current]'), tabs.locator('a:not([aria-current])').first())

  await go(page, '/m/gameRecord')
  const tab = (isChosen: boolean) => page.getByRole('tab', { selected: isChosen }).first()
  await expect.poll(() => looks(tab(true))).not.toEqual(await looks(tab(false)))
})

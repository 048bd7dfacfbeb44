import { type Page } from '@playwright/test'
import { expect, installWorker, logIn, lookAway, test } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

/**
 * A key pressed before the page has listeners does not count as use; without another one, measuring
 * begins after half a minute.
 */
const useUntilMeasured = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Shift')
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(loaded).toContainEqual(expect.stringContaining('web-vitals'))
  }).toPass()

const beacons = async ({ requests }: Platform, since: number) =>
  (await requests(since)).filter(({ path }) => path === '/wps/vitals')

const soFar = ({ lastRequest }: Platform) => lastRequest()

test(
  'a visit sends its speed once and anonymously, unless the player has opted out',
  { tag: '@worker' },
  async ({ page, platform }) => {
    await logIn(page, platform, 'member', '/m/member/data')
    await useUntilMeasured(page)
    await installWorker(page)
    const before = await soFar(platform)
    await lookAway(page)
    await expect.poll(() => beacons(platform, before)).toHaveLength(1)
    const [beacon] = await beacons(platform, before)
    expect(beacon).toMatchObject({ status: 200, query: {}, account: null })
    expect(Object.keys(beacon?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(cookie|token|referer)$/)]),
    )
    const counted = await platform.vitals()
    expect(new Set(counted.map(({ route }) => route))).toEqual(new Set(['/m/member/data']))
    expect(counted.map(({ metric }) => metric)).toContain('FCP')

    await page.getByRole('switch', { name: 'Share page loading times with us' }).uncheck()
    await page.reload()
    await expect(
      page.getByRole('switch', { name: 'Share page loading times with us' }),
    ).not.toBeChecked()
    const since = await soFar(platform)
    await lookAway(page)
    await page.goto('/m/home')
    await expect(page.locator('[data-node-id]').first()).toBeVisible()
    expect(await beacons(platform, since)).toEqual([])
  },
)

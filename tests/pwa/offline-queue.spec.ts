import type { BrowserContext, Page } from '@playwright/test'
import { installWorker, logIn } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'
import { expect, test } from './worker.ts'

const outbox = (page: Page) => page.getByRole('dialog', { name: 'Outbox' })
const hotTile = (page: Page, place: number) =>
  page.locator('[data-category="HOT"] [data-node-id]').nth(place)

/** Adds the first game without a star, from this place on, to the favourites; returns its name. */
async function giveStar(page: Page, place: number): Promise<string> {
  const star = hotTile(page, place).getByRole('button', { name: /^Favourite: / })
  if ((await star.getAttribute('aria-pressed')) === 'true') return giveStar(page, place + 1)
  const name = (await star.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? ''
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  return name
}

const starOf = (page: Page, name: string) =>
  page.locator('[data-category="HOT"]').getByRole('button', { name: `Favourite: ${name}` })

/** The star writes that the platform has accepted since then. */
const starsOf = async (platform: Platform, since: number) =>
  (await platform.requests(since)).filter(
    ({ method, path, status }) =>
      method === 'POST' && path === '/wps/game/favourite' && status === 200,
  )

interface Phone {
  readonly page: Page
  readonly context: BrowserContext
  readonly platform: Platform
}

/** Logs a member in at home and goes offline; returns the platform's last request before that. */
async function memberOffline({ page, context, platform }: Phone) {
  await logIn(page, platform, 'member')
  await installWorker(page)
  await page.reload()
  await expect(hotTile(page, 0)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await platform.lastRequest()
  await context.setOffline(true)
  return before
}

test('offline actions are listed, can be cancelled, are followed until confirmed, and outlive the session', async ({
  page,
  context,
  platform,
}) => {
  test.slow()
  const before = await memberOffline({ page, context, platform })
  const first = await giveStar(page, 0)
  await page.locator('[data-offline]').getByRole('button', { name: '1 waiting' }).click()
  const row = (name: string) => outbox(page).getByRole('listitem').filter({ hasText: name })
  await expect(row(first)).toContainText('Added to favorites')
  await expect(row(first)).toContainText(/Waiting since \d\d:\d\d/)
  await outbox(page)
    .getByRole('button', { name: /^Cancel: / })
    .click()
  await expect(outbox(page)).toContainText('Nothing is waiting')
  await outbox(page).getByRole('button', { name: 'Close' }).click()
  await expect(starOf(page, first)).toHaveAttribute('aria-pressed', 'false')

  const second = await giveStar(page, 1)
  await page.locator('[data-offline]').getByRole('button', { name: '1 waiting' }).click()
  await expect(row(second)).toContainText('Waiting since')
  await context.setOffline(false)
  await expect(row(second)).toContainText(/Confirmed: \d\d:\d\d/)
  expect(await starsOf(platform, before)).toHaveLength(1)
  await outbox(page).getByRole('button', { name: 'Close' }).click()
  await expect(starOf(page, second)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/m/member/data')
  await page.getByRole('button', { name: 'Clear cached data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Cached data cleared')).toBeVisible()
  await page.goto('/m/home')
  await expect(starOf(page, second)).toHaveAttribute('aria-pressed', 'true')

  await context.setOffline(true)
  const third = await giveStar(page, 2)
  await platform.expire('member')
  await context.setOffline(false)
  await expect(page.getByText('The account has been logged out')).toBeVisible()
  await expect(starOf(page, third)).toHaveAttribute('aria-pressed', 'false')
  expect(await starsOf(platform, before)).toHaveLength(1)
  await logIn(page, platform, 'member')
  await expect.poll(() => starsOf(platform, before)).toHaveLength(2)
  await expect(starOf(page, third)).toHaveAttribute('aria-pressed', 'true')
})

import type { Page } from '@playwright/test'
import { draws, errorOfCountdown } from '#tests/support/countdown.ts'
import {
  balanceIn,
  closePopups,
  expect,
  expectNoAxeViolations,
  go,
  installWorker,
  logIn,
  test,
} from '#tests/support/journey.ts'

const minute = 60_000
/** Milliseconds until a lottery's page asks for its state again. */
const untilNextLook = 11_000
const lottoPage = (page: Page) => page.frameLocator('iframe[title="Lal 3D"]')

/** How many balls stand in each line, over all draws of the page; a lone one until there are any. */
const lineLengths = (page: Page) =>
  page.getByRole('list', { name: 'Numbers' }).evaluateAll((lists) => {
    if (lists.length === 0) return [1]
    return lists.flatMap((list) => {
      const tops = Array.from(list.children, (ball) => ball.getBoundingClientRect().top)
      return [...new Set(tops)].map((line) => tops.filter((top) => top === line).length)
    })
  })

/** Bets on both odd and even, one of which always wins. */
async function buyBothSides(page: Page) {
  const lotto = lottoPage(page)
  await lotto.getByRole('button', { name: 'Quick bets' }).click()
  await lotto.getByRole('button', { name: /^Odd/ }).click()
  await lotto.getByRole('button', { name: 'Add to slip' }).click()
  await lotto.getByRole('button', { name: /^Even/ }).click()
  await lotto.getByRole('button', { name: 'Buy 2 lines' }).click()
  await expect(lotto.getByRole('status').first()).toContainText('Your ticket is in draw')
}

test('a player finds a lottery, buys a ticket, and is paid after the draw', async ({
  page,
  platform,
}) => {
  test.slow()
  await closePopups(page)
  await page.clock.install()
  await page.goto('/m/lottery?lang=EN&list=quick')
  const vendor = page.getByRole('region', { name: 'Lal Lotto' })
  await expect(vendor.getByText('Next draw').first()).toBeVisible()
  await vendor.getByRole('link', { name: /^Lal 3D/ }).click()
  await expect(page).toHaveURL(/\/m\/login\?next=/)
  const wanted = new URL(page.url()).searchParams.get('next') ?? ''
  await logIn(page, platform, 'member', wanted)

  const lotto = lottoPage(page)
  await expect(lotto.getByText('Tickets close in')).toBeVisible()
  expect(await page.locator('iframe').getAttribute('src')).not.toContain('ticket')
  await expect(lotto.locator('.balance')).toHaveText('৳12,500.00')
  await expectNoAxeViolations(page)
  await buyBothSides(page)
  await expect(lotto.locator('.balance')).toHaveText('৳12,490.00')
  await expect(lotto.getByText('Waiting')).toHaveCount(2)

  await platform.clock(6 * minute)
  await page.clock.fastForward(untilNextLook)
  await expect(lotto.getByRole('status').first()).toContainText('You won ৳9.50')
  await expect(lotto.locator('.balance')).toHaveText('৳12,499.50')

  await page.getByRole('button', { name: 'Close the lottery' }).click()
  await expect(page).toHaveURL(/\/m\/game$/)
  for (const path of ['/m/lottery', '/m/lotteryHistory?game=mela45']) {
    await go(page, path)
    for (const width of [320, 340]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => lineLengths(page), `${path}, ${width} px`).not.toContain(1)
    }
  }
  await go(page, '/m/lotteryHistory?tab=tickets')
  const tickets = page.getByRole('article')
  // Two are of the seeded world.
  await expect(tickets).toHaveCount(4)
  await expect(tickets.filter({ hasText: 'Not won' })).toHaveCount(2)
  await expect(tickets.filter({ hasText: '৳9.50' })).toHaveCount(1)
  await expectNoAxeViolations(page)
  await go(page, '/m/home')
  await expect(balanceIn(page)).toHaveText('৳12,499.50')
})

test('a ticket whose answer was lost is bought once', async ({ page, platform, context }) => {
  await logIn(page, platform, 'member', '/m/startLottery?prize_mode=ELott&gameId=lal3')
  const lotto = lottoPage(page)
  await lotto.getByRole('button', { name: 'Quick pick' }).click()
  let isLost = true
  await context.route('**/lotto/tickets', async (route) => {
    if (!isLost) return route.fallback()
    isLost = false
    await route.fetch()
    return route.abort()
  })
  await lotto.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(lotto.getByRole('status').first()).toContainText('No connection')
  await lotto.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(lotto.getByRole('status').first()).toContainText('Your ticket is in draw')
  await expect(lotto.locator('.balance')).toHaveText('৳12,495.00')
})

test(
  'results, jackpots and the lottery can be read offline',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/m/service?lang=EN')
    await installWorker(page)
    await page.reload()
    for (const path of ['/m/lottery', '/m/lotteryHistory', '/m/jackpot']) {
      await go(page, path)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoAxeViolations(page)
    }
    await context.setOffline(true)
    await page.reload()
    for (const path of ['/m/lottery', '/m/lotteryHistory', '/m/jackpot']) {
      await go(page, path)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expect(page.locator('[data-stale]').first()).toBeVisible()
    }
    await expect(page.getByText('Not live')).toBeVisible()
  },
)

test('a countdown follows the platform’s clock on a phone that starts the app slowly', async ({
  page,
  platform,
}) => {
  const ahead = 97_000
  await platform.clock(ahead)
  // A cache in front stored the rest long ago.
  await page.route(/\/(lgw|wps)\/(?!system\/status)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), date: new Date(0).toUTCString() },
    })
  })
  const told = page.waitForResponse(/system\/status/)
  const started = told.then(() => new Promise((resolve) => setTimeout(resolve, 4000)))
  await page.route('**/assets/*.js', async (route) => {
    await started
    await route.continue()
  })
  await page.goto(draws)
  await expect(page.getByText('Next draw')).toBeVisible()
  expect(await errorOfCountdown(page, ahead)).toBeLessThanOrEqual(2000)
  // What is still on its way would fail the test at its end.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

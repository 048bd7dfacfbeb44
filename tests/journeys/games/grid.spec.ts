import type { Page } from '@playwright/test'
import {
  closePopups,
  expect,
  expectNoAxeViolations,
  logIn,
  manyGames,
  test,
} from '#tests/support/journey.ts'

test.use({ games: manyGames })

const slots = '/m/gameLobbyCenter?gameCategory=RNG'
const tiles = '[role="listitem"][data-node-id]'

/** Scrolls on until the pages that have come are this high. */
async function openSlots(page: Page, height: number) {
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          return document.documentElement.scrollHeight
        }),
      { intervals: [100] },
    )
    .toBeGreaterThan(height)
}

/** Rows are eight pixels apart, which adds up to some fifty on a screen. */
const gaps = 8 * 6

/** Scrolls there and waits until games fill the screen. */
async function standAt(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y)
  await expect.poll(() => bareHeight(page)).toBeLessThan(gaps)
}

/** What a player sees: the scroll position, and the games on screen with their heights. */
const sight = (page: Page) =>
  page.evaluate(() => {
    const games = [...document.querySelectorAll('main [data-node-id]')].map((tile) => {
      const { top, bottom } = tile.getBoundingClientRect()
      return { id: tile.getAttribute('data-node-id'), top: Math.round(top), bottom }
    })
    const seen = games.filter(({ top, bottom }) => bottom > 120 && top < innerHeight - 60)
    return { y: Math.round(scrollY), seen: seen.map(({ id, top }) => `${id} at ${top}`).toSorted() }
  })

/** Adds a game far down to the favourites, and finds it so after a visit to the top. */
async function starFarDown(page: Page) {
  await standAt(page, 6500)
  const tile = page.locator('[role="listitem"][aria-posinset="124"]')
  const star = tile.getByRole('button', { name: /^Favourite/ })
  const name = await star.getAttribute('aria-label')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  // A focused tile stays in the document, since removing it would lose the focus.
  await star.blur()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(tile).toHaveCount(0)
  await standAt(page, 6500)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(star).toHaveAttribute('aria-label', name ?? '')
  await expect(page.locator(`${tiles} [aria-pressed="true"]`)).toHaveCount(1)
}

const bareHeight = (page: Page) =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((tile) =>
      tile.getBoundingClientRect(),
    )
    const heights = Array.from({ length: innerHeight - 180 }, (_, line) => line + 120)
    const isBare = (y: number) => !boxes.some(({ top, bottom }) => top <= y && bottom >= y)
    return heights.filter(isBare).length
  }, tiles)

test('games are drawn after a far scroll, a favourite there survives the reuse of its tile, and going back from a game restores the position', async ({
  page,
  platform,
}) => {
  await closePopups(page)
  await logIn(page, platform, 'member', slots)
  await openSlots(page, 8000)
  for (const y of [1500, 3000, 6000, 5200]) await standAt(page, y)
  const nodes = page
    .locator('[role="list"]')
    .filter({ has: page.locator(tiles) })
    .locator('*')
  expect(await nodes.count()).toBeLessThanOrEqual(420)
  await starFarDown(page)

  await standAt(page, 5200)
  const before = await sight(page)
  const inSight = before.seen.find((game) => / at [3-5]\d\d$/.test(game))?.split(' ')[0] ?? ''
  await page.locator(`[data-node-id="${inSight}"]`).getByRole('button').first().click()
  await page.waitForURL(/launchGame/)
  await page.goBack()
  await expect.poll(() => sight(page)).toEqual(before)
  await page.reload()
  await expect.poll(() => sight(page)).toEqual(before)
})

test('a list that becomes long keeps its scroll position', async ({ page, platform }) => {
  await platform.faults([{ path: '/lgw/game/list', delayMs: 500 }])
  await page.goto(`${slots}&lang=EN`)
  // Four pages get this far, and a fifth makes it a long list.
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 2400)
        return scrollY
      }),
    )
    .toBe(2400)
  const before = await sight(page)
  expect(before.seen.length).toBeGreaterThan(9)
  await expect(page.locator(tiles).first()).toBeAttached()
  expect(await sight(page)).toEqual(before)
})

test('Tab moves from game to game beyond the drawn ones, in the order of the list', async ({
  page,
}) => {
  await page.goto(`${slots}&lang=EN`)
  await openSlots(page, 10_000)
  await standAt(page, 6000)
  // A held key repeats at most once per frame.
  const focused = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      const tile = document.activeElement?.closest('[aria-posinset]')
      return Number(tile?.getAttribute('aria-posinset'))
    })
  await page.locator(tiles).first().getByRole('button').first().focus()
  const first = await focused()
  const seen: number[] = []
  for (let press = 0; press < 100; press += 1) {
    await page.keyboard.press('Tab')
    seen.push(await focused())
  }
  expect(seen).toEqual(Array.from({ length: 100 }, (_, press) => first + Math.ceil(press / 2)))
  await expectNoAxeViolations(page)
})

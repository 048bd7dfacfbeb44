import type { Locator, Page } from '@playwright/test'
import {
  closePopups,
  expect,
  expectNoAxeViolations,
  go,
  logIn,
  manyGames,
  test,
} from '#tests/support/journey.ts'
import {
  category,
  games,
  gameType,
  gameTypes,
  sections,
  shownSections,
} from '#tests/support/lobby.ts'

test.use({ games: manyGames })

const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter' })

/** Whether the games are still there when the press on a link is painted. */
const keepsScreenAtPress = (link: Locator) =>
  link.evaluate((pressed: HTMLElement) => {
    const tile = document.querySelector('[data-node-id]')
    pressed.click()
    return new Promise((resolve) => requestAnimationFrame(() => resolve(tile?.isConnected)))
  })

async function expectVendor(page: Page, vendor: string) {
  await expect(games(page).first()).toBeVisible()
  await expect
    .poll(() =>
      games(page).evaluateAll((tiles) => [
        ...new Set(tiles.map((tile) => tile.getAttribute('data-vendor'))),
      ]),
    )
    .toEqual([vendor])
}

test('a player filters the slots and finds one by name, and Back undoes every step', async ({
  page,
  platform,
}) => {
  await page.goto('/m/gameLobbyCenter?gameCategory=RNG&lang=EN')
  await expect(games(page).first()).toBeVisible()
  await page.getByRole('button', { name: /^Filter/ }).click()
  const padma = panel(page).getByRole('button', { name: /Padma Play/ })
  await padma.click()
  await padma.click()
  await expect(padma).toHaveAttribute('aria-pressed', 'false')
  await padma.click()
  await panel(page).getByText('0.1', { exact: true }).click()
  await expectNoAxeViolations(page, 'dialog[open]')
  await panel(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/vassalage=PADMA&minBet=0.1/)
  await expectVendor(page, 'PADMA')
  const asked = await platform.requests()
  expect(asked.find(({ query }) => query['vassalage'] === 'PADMA')).toMatchObject({
    path: '/lgw/game/list',
    query: { minBet: '0.1', gameType: 'RNG', pageNo: '1' },
  })

  await gameType(page, 'New').click()
  await expect(page).toHaveURL(/gameClassify=NEW/)
  await expect(page).not.toHaveURL(/vassalage/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove: Padma Play' })).toBeVisible()
  await expectVendor(page, 'PADMA')
  await page.getByRole('button', { name: 'Remove: Padma Play' }).click()
  await expect(page).not.toHaveURL(/vassalage/)
  await page.getByRole('button', { name: 'Remove: Minimum bet 0.1' }).click()
  await expect(page).not.toHaveURL(/minBet/)

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Game name' })
  await expect(field).toBeFocused()
  await field.fill('rickshaw rani')
  await field.press('Enter')
  await expect(page).toHaveURL(/gameName=rickshaw/)
  await expect(games(page).getByRole('button', { name: 'Rickshaw Rani' }).first()).toBeVisible()
  await field.fill('no such game at all')
  await field.press('Enter')
  await expect(page.getByText('No game found for “no such game at all”')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(games(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/gameName/)
})

test('far down a list a long press opens a game’s sheet, an offline favourite is sent once, and going back from a game restores the position', async ({
  page,
  context,
  platform,
}) => {
  test.slow()
  await logIn(page, platform, 'member', '/m/gameLobbyCenter?gameCategory=RNG&vassalage=BAAGH')
  await expect(games(page).nth(14)).toBeVisible()
  await page.mouse.wheel(0, 1500)
  await expect(games(page).nth(20)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const id = await games(page).nth(20).getAttribute('data-node-id')
  const game = page.getByRole('main').locator(`[data-node-id="${id}"]`)
  const place = () => game.evaluate((tile) => Math.round(tile.getBoundingClientRect().y))
  await game.evaluate((tile) => tile.scrollIntoView({ block: 'center' }))
  const before = await place()

  const sheet = page.locator('dialog[open]')
  await expect(async () => {
    if (!(await sheet.isVisible())) {
      await game.hover({ timeout: 1000 })
      await page.mouse.down()
    }
    await expect(sheet.getByText('Baagh Studios', { exact: true })).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.mouse.up()
  await expect(page).not.toHaveURL(/launchGame/)
  const since = await platform.lastRequest()
  await context.setOffline(true)
  await sheet
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  const waiting = sheet.getByText('Your favorites are updated when you are online.')
  await expect(waiting).toBeVisible()
  await context.setOffline(false)
  await expect(waiting).toBeHidden()
  const stars = async () =>
    (await platform.requests(since))
      .filter(({ method, path }) => method === 'POST' && path === '/wps/game/favourite')
      .map(({ status, headers }) => `${headers['idempotency-key']} ${status}`)
  await expect.poll(stars).toHaveLength(1)
  // The banner comes above the list, which stays where it is.
  await context.setOffline(true)
  await expect(page.locator('[data-offline]')).toBeAttached()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect.poll(place).toBe(before)
  await context.setOffline(false)
  expect(await stars()).toHaveLength(1)
  await expect(game.getByRole('button', { pressed: true })).toBeVisible()
  await expect.poll(place).toBe(before)

  await game.getByRole('button').first().click()
  await expect(page).toHaveURL(/launchGame/)
  await page.goBack()
  await expect(page).toHaveURL(/vassalage=BAAGH/)
  await expect(game).toBeVisible()
  await expect.poll(place).toBe(before)
})

test('home opens the lobby in place; lotteries are grouped by vendor, providers by category', async ({
  page,
}) => {
  await page.goto('/m/home?pageType=list&lang=EN')
  await expect(
    page.getByRole('region', { name: 'Hot games' }).locator('[data-node-id]').first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /View all: Hot games/ })).toHaveAttribute(
    'href',
    '/m/hot',
  )
  await page.getByRole('region', { name: 'Providers' }).scrollIntoViewIfNeeded()
  await expect.poll(() => shownSections(page)).toEqual(sections)
  expect(await keepsScreenAtPress(category(page, 'Fishing'))).toBe(true)
  await expect(page).toHaveURL(/pageType=list&gameType=FISH/)
  await expect(gameType(page, 'All')).toBeVisible()
  await expect(gameType(page, 'Cannon')).toHaveCount(0)
  await category(page, 'Lottery').click()
  await expect(page.getByRole('region', { name: 'Sagor Lottery' })).toContainText('2 games')
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible()
  await expect(games(page)).toHaveCount(0)
  const cards = () =>
    page.locator('[data-game]').evaluateAll((all) => all.map((card) => card.getAttribute('href')))
  const inPlace = await cards()
  await go(page, '/m/lottery')
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
  expect(await cards()).toEqual(inPlace)

  await go(page, '/m/providers')
  const lines = await page
    .getByRole('main')
    .locator('li:has([data-vendor])')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
  for (let pair = 0; pair + 1 < lines.length; pair += 2) {
    expect(lines[pair + 1]).toBe(lines[pair])
    if (pair > 0) expect(lines[pair]).toBeGreaterThan(lines[pair - 1] ?? Infinity)
  }
  expect(lines.length).toBeGreaterThan(2)
  await page.getByRole('link', { name: /Baagh Studios/ }).click()
  await expect(page).toHaveURL(/vassalage=BAAGH/)
  await expectVendor(page, 'BAAGH')
  await expectNoAxeViolations(page)
})

test('on a wide screen classes and vendors are dropdowns, and a choice applies at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/m/gameLobbyCenter?gameCategory=RNG&gameClassify=NEW&lang=EN')
  await expect(games(page).first()).toBeVisible()
  await expect(gameTypes(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'All providers' })).toHaveCount(0)
  const classes = page.getByRole('button', { name: /^Game types/ })
  await classes.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(classes).toBeFocused()
  await page.getByRole('button', { name: 'All providers' }).click()
  await page.getByRole('button', { name: /Nokshi Works/ }).click()
  await expect(page).toHaveURL(/vassalage=NOKSHI/)
  await expectVendor(page, 'NOKSHI')
  await classes.click()
  await page.getByRole('textbox', { name: 'Game name' }).fill('no such game')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No game found for “no such game”')).toBeVisible()
})

test('live models are shown above the live tables', async ({ page }) => {
  await closePopups(page)
  await page.goto('/m/gameLobbyCenter?lang=EN&gameCategory=LIVE')
  const hosts = page.getByRole('region', { name: 'Live hosts' })
  await expect(hosts.getByRole('button')).toHaveCount(10)
  await expect(hosts.getByText('Streaming now').first()).toBeVisible()
  // The row scrolls on its own, so the page stays as wide as the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await hosts.getByRole('list').evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(
    true,
  )
  await expectNoAxeViolations(page)
})

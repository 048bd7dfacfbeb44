import type { Page } from '@playwright/test'
import { expect, go, logIn, test } from '#tests/support/journey.ts'
import { drawingIn, artBackground } from '#tests/support/lobby.ts'
import { saveData } from '#tests/support/wire.ts'

/** What the page itself has drawn, before React replaces it. */
const drawn = (page: Page, name: string) =>
  page.locator('[data-boxes]').getByText(name, { exact: true })

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('seen') ?? '')

const lobbyMarks = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('mela:lobby').length)

/** Holds back the app's scripts until told otherwise, except for the worker that draws. */
async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/assets/artist-')) await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Returns the name of the page's first game, once the page has stored it. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  const name = (await page.locator('main [data-node-id] button').first().innerText()).trim()
  await expect.poll(() => remembered(page)).toContain(name)
  return name
}

async function expectGamesAndTap(page: Page, name: string, release: () => void) {
  await expect(drawn(page, name)).toBeVisible()
  const drawing = drawingIn(page.locator('[data-boxes] li', { hasText: name }))
  await expect(drawing).toHaveCSS('background-image', artBackground)
  await expect.poll(() => lobbyMarks(page)).toBe(1)
  await drawn(page, name).click()
  await expect(page.locator('[data-boxes] [aria-busy=true]')).toContainText(name)
  release()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

test('home shows the last games before the app has loaded, and keeps a tap; another language or list shows skeletons', async ({
  page,
}) => {
  const name = await visit(page, '/m/home?lang=EN')
  const release = await holdScripts(page)
  await page.route('**/lgw/game/hot?*', () => undefined)
  for (const path of ['/m/home?lang=BN', '/m/gameLobbyCenter?gameCategory=RNG&lang=EN']) {
    await page.goto(path)
    await expect(page.locator('#app')).not.toContainText(name)
  }
  await page.unroute('**/lgw/game/hot?*')
  await page.goto('/m/home?lang=EN')
  await expectGamesAndTap(page, name, release)
})

for (const [list, path] of [
  ['a list', '/m/gameLobbyCenter?gameCategory=RNG&lang=EN'],
  ['the lobby', '/m/gameLobbyCenter?lang=EN'],
] as const)
  test(`${list} shows its last games before the app has loaded, and keeps a tap`, async ({
    page,
  }) => {
    const name = await visit(page, path)
    const release = await holdScripts(page)
    await page.reload()
    await expectGamesAndTap(page, name, release)
  })

test('in a first visit to the lobby the page draws its first row itself, and the app does not request it again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/lgw/game/hot')) asked.push(request.url())
  })
  const release = await holdScripts(page)
  await page.goto('/m/gameLobbyCenter?lang=EN', { waitUntil: 'commit' })
  const shown = page.locator('[data-boxes] li:visible')
  await expect(shown.first()).toHaveText(/\w/)
  const [drawn, place] = [await shown.allInnerTexts(), await shown.first().boundingBox()]
  expect(drawn).toHaveLength(12)
  release()
  const tiles = page.locator('main [data-node-id]')
  await expect(tiles.first()).toBeVisible()
  expect((await tiles.allInnerTexts()).slice(0, 12)).toEqual(drawn)
  expect(await tiles.first().boundingBox()).toEqual(place)
  expect(asked).toHaveLength(1)
})

test('the app starts whatever is stored in place of the games', async ({ page }) => {
  await saveData(page)
  for (const seen of ['null', '[', '{"en home":[{}]}', '{"en home":7}', '{"en home":[null,3]}']) {
    await page.addInitScript((text) => localStorage.setItem('seen', text), seen)
    await page.goto('/m/home?lang=EN')
    await expect(page.locator('main [data-node-id]').first()).toBeVisible()
  }
})

test('a player’s own games are not stored, and clearing the cache removes the others', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member', '/merchant.json')
  await visit(page, '/m/home')
  await go(page, '/m/fav')
  await expect(page.locator('main [data-node-id]').first()).toBeVisible()
  await go(page, '/m/member/data')
  expect(Object.keys(JSON.parse(await remembered(page)))).toEqual(['en home'])
  await page.getByRole('button', { name: 'Clear cached data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText('Cached data cleared')).toBeVisible()
  expect(await remembered(page)).toBe('')
})

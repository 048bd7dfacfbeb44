import type { Page } from '@playwright/test'
import {
  test as base,
  closePopups,
  expect,
  expectNoAxeViolations,
  logIn,
  tapInto,
} from '../support/journey.ts'
import { type Platform, startPlatform } from '../support/platform.ts'
import { storedOnPhone } from '../pwa/worker.ts'

/** As many games as the platform has in production; seeded once, for no journey here needs a fresh world. */
const test = base.extend<object, { platform: Platform }>({
  platform: [
    async ({}, use) => {
      const platform = await startPlatform({ games: 20_000 })
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker' },
  ],
  freshWorld: async ({ platform }, use) => {
    await platform.clearFaults()
    await use()
  },
})

/** A page with little on it: the search lies over any. */
const bare = '/m/gameLobbyCenter?gameCategory=LOTT'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search games' })
const field = (page: Page) => overlay(page).getByRole('textbox', { name: 'Search games' })
const found = (page: Page) => overlay(page).getByRole('list', { name: 'Games found' })
const result = (page: Page, name: string) => found(page).getByRole('button', { name, exact: true })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Opens the search by its button and waits until the field has the focus. */
async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(page)).toBeFocused()
}

async function closeSearch(page: Page) {
  await overlay(page).getByRole('button', { name: 'Close search' }).click()
  await expect(overlay(page)).toBeHidden()
}

/** What the platform is asked from now on. */
async function askedFromNow(platform: Platform) {
  const since = await platform.lastRequest()
  return (path: string) =>
    platform.requests(since).then((log) => log.filter((one) => one.path === path))
}

test('a guest finds games by many spellings, asks the platform too, and searches again what was searched before', async ({
  page,
  platform,
}) => {
  test.slow()
  const asked = await askedFromNow(platform)
  const questions = async () =>
    (await asked('/lgw/game/list')).filter(({ query }) => query.gameName !== undefined)
  await page.goto(`${bare}&lang=EN`)
  await openSearch(page)
  for (const spelling of ['aviater', 'evietor', 'এভিয়েটর', 'akash avi', 'AVIATOR']) {
    await field(page).fill(spelling)
    await expect(result(page, 'Aakash Aviator')).toBeVisible()
  }
  await field(page).fill('ghuri')
  await expect(result(page, 'Festival Kite')).toBeVisible()
  await expect(overlay(page).getByText(/^\d[\d,]* games$/)).toBeVisible()
  await expect(page).toHaveURL(/find=ghuri/)

  await field(page).fill('Rajmahal Roulette')
  await expect(result(page, 'Rajmahal Roulette')).toBeVisible()
  expect(await questions()).toEqual([])
  await field(page).press('Enter')
  await expect.poll(questions).toHaveLength(1)
  const name = 'Rajmahal Roulette'
  expect((await questions())[0]?.query).toMatchObject({ gameName: name, pageSize: '15' })
  await expect(result(page, 'Rajmahal Roulette')).toHaveCount(1)

  await field(page).fill('zzqqxx')
  await expect(overlay(page).getByRole('alert')).toContainText('No game is called “zzqqxx”')
  await overlay(page).getByRole('button', { name: 'Ask the platform' }).click()
  await expect(overlay(page).getByRole('button', { name: 'Ask the platform' })).toBeHidden()
  await expect(overlay(page).getByRole('heading', { name: 'Hot games' })).toBeVisible()

  await field(page).fill('ilish')
  await field(page).press('Enter')
  await overlay(page).getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(found(page)).toBeHidden()
  await closeSearch(page)
  await expect(page).not.toHaveURL(/find/)
  await page.reload()
  await openSearch(page)
  const recent = overlay(page).getByRole('button', { name: /^(ilish|zzqqxx)$/ })
  await expect(recent).toHaveText(['ilish', 'zzqqxx'])
  await overlay(page).getByRole('button', { name: 'Remove: zzqqxx' }).click()
  await expect(recent).toHaveText(['ilish'])
  await recent.click()
  await expect(result(page, 'Super Ilish')).toBeVisible()
})

test("with the keyboard to a game's sheet, on to similar games, and back step by step", async ({
  page,
}) => {
  await page.goto(`${bare}&lang=EN`)
  await openSearch(page)
  await field(page).fill('aakash aviator')
  await expect(result(page, 'Aakash Aviator')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(result(page, 'Aakash Aviator')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const aviator = sheet(page, 'Aakash Aviator')
  for (const fact of ['Minimum bet', /^৳\d/, /^\d+(\.\d+)?%$/, 'Volatility'])
    await expect(aviator.getByText(fact)).toBeVisible()

  await aviator.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login\?next=.*launchGame/)
  await page.goBack()
  await expect(aviator.getByRole('button', { name: 'Try free' })).toBeVisible()
  const similar = aviator.getByRole('region', { name: 'Similar games' }).getByRole('listitem')
  await similar.first().getByRole('button').first().click()
  await expect(aviator).toBeHidden()
  await expect(page.locator('dialog[open]').getByText('Minimum bet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('aakash aviator')
  await page.goBack()
  await expect(overlay(page)).toBeHidden()
  await expect(page).not.toHaveURL(/find|card/)
})

test('a member stars and plays what was found, and later finds it without a network', async ({
  page,
  context,
  platform,
}) => {
  const asked = await askedFromNow(platform)
  test.slow()
  await logIn(page, platform, 'member', bare)
  await openSearch(page)
  await field(page).fill('teen pati')
  const star = overlay(page).getByRole('button', { name: 'Favourite: Desi Teen Patti' }).first()
  await expect(star).toBeVisible()
  if ((await star.getAttribute('aria-pressed')) !== 'true') await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await result(page, 'Desi Teen Patti').click()
  await sheet(page, 'Desi Teen Patti').getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(overlay(page)).toBeHidden()
  await expect.poll(() => asked('/wps/game/recent/add')).toHaveLength(1)

  await page.goto(bare)
  await openSearch(page)
  await overlay(page).getByRole('link', { name: 'Recent games' }).click()
  await expect(page).toHaveURL(/\/m\/recent$/)
  await expect(overlay(page)).toBeHidden()
  const game = page.getByRole('main').getByRole('button', { name: 'Desi Teen Patti', exact: true })
  await expect(game).toBeVisible()
  await page.goBack()
  await tapInto(overlay(page).getByRole('link', { name: 'Favorites' }), /\/m\/fav$/)
  await expect(game).toBeVisible()

  await expect.poll(() => isOnPhone(page, '/lgw/game/catalogue'), { timeout: 40_000 }).toBe(true)
  await expect.poll(() => isOnPhone(page, 'member', 'mela-own')).toBe(true)
  await context.setOffline(true)
  for (const list of ['/m/fav', '/m/recent']) {
    await page.goto(list)
    await expect(game).toBeVisible()
    await expect(page.getByRole('main').locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
  }
  const kept = page.getByRole('button', { name: 'Favourite: Desi Teen Patti' })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
})

const isOnPhone = async (page: Page, part: string, where = 'mela-kept') =>
  (await storedOnPhone(page)).some((one) => one.where === where && one.key.includes(part))

test('the catalogue comes when the page rests, and then search and sheets need no network', async ({
  page,
  context,
  platform,
}) => {
  test.slow()
  await closePopups(page)
  const asked = await askedFromNow(platform)
  await page.goto('/m/home?lang=EN')
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  expect(await asked('/lgw/game/catalogue')).toEqual([])
  await expect.poll(() => asked('/lgw/game/catalogue'), { timeout: 40_000 }).toHaveLength(1)
  const first = async (path: string) => (await asked(path))[0]?.n ?? 0
  expect(await first('/lgw/game/hot')).toBeLessThan(await first('/lgw/game/catalogue'))
  await expect.poll(() => isOnPhone(page, '/lgw/game/catalogue'), { timeout: 40_000 }).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await openSearch(page)
  await field(page).fill('রিকশা রানি')
  await expect(result(page, 'Rickshaw Rani')).toBeVisible()
  await expect(overlay(page).locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
  await closeSearch(page)

  const tile = page.getByRole('region', { name: 'Hot games' }).locator('[data-node-id]').nth(2)
  const control = tile.getByRole('button').first()
  const name = (await control.textContent()) ?? ''
  await control.focus()
  await page.keyboard.press('Alt+Enter')
  const pressed = sheet(page, name)
  await expect(pressed.getByRole('region', { name: 'Similar games' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pressed).toBeHidden()
  await expect(control).toBeFocused()
})

test('a phone without the catalogue says so and tries again', async ({ page, platform }) => {
  await platform.faults([
    { path: '/lgw/game/catalogue', status: 503 },
    { path: '/lgw/game/list', status: 503 },
  ])
  await page.goto(`${bare}&lang=EN&find=aviator`)
  await expect(overlay(page).getByRole('alert')).toContainText('platform is busy', {
    timeout: 20_000,
  })
  await platform.clearFaults()
  await overlay(page).getByRole('button', { name: 'Try again' }).click()
  await expect(result(page, 'Aakash Aviator')).toBeVisible()
})

for (const lang of ['EN', 'BN'])
  test(`the search and a game's sheet are accessible in ${lang}`, async ({ page }) => {
    test.slow()
    await page.goto(`${bare}&lang=${lang}&find=`)
    const search = page.getByRole('dialog')
    for (const text of ['', 'zzqqxx', 'kite']) {
      await search.getByRole('textbox').fill(text)
      const part = text === 'zzqqxx' ? search.getByRole('alert') : search.locator('[data-node-id]')
      await expect(part.first()).toBeVisible()
      await expectNoAxeViolations(page, 'dialog[open]')
    }
    await search.locator('[data-result]').first().click()
    await expect(page.locator('dialog[open] dl')).toBeVisible()
    await expect(page.locator('dialog[open] [data-node-id]').last()).toBeVisible()
    await expectNoAxeViolations(page, 'dialog[open]')
  })

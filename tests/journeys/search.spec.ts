import type { Page } from '@playwright/test'
import { test as base, expect, expectNoAxeViolations, logIn } from '../support/journey.ts'
import { type Platform, startPlatform } from '../support/platform.ts'
import { storedOnPhone } from '../pwa/worker.ts'

/** As many games as the platform has in production. */
const test = base.extend<object, { platform: Platform }>({
  platform: [
    async ({}, use) => {
      const platform = await startPlatform({ games: 20_000 })
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker' },
  ],
})

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search games' })
const field = (page: Page) => overlay(page).getByRole('textbox', { name: 'Search games' })
const result = (page: Page, name: string) =>
  overlay(page)
    .getByRole('list', { name: 'Games found' })
    .getByRole('button', { name, exact: true })

/** Opens the search by its button and waits until the field has the focus. */
async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(page)).toBeFocused()
}

/** What the platform is asked from now on. */
async function askedFromNow(platform: Platform) {
  const since = (await platform.requests()).at(-1)?.n ?? 0
  return (path: string) =>
    platform.requests(since).then((log) => log.filter((one) => one.path === path))
}

test('one game answers to many spellings, letter by letter', async ({ page }) => {
  await page.goto('/m/home?lang=EN')
  await openSearch(page)
  for (const spelling of ['aviater', 'evietor', 'এভিয়েটর', 'akash avi', 'AVIATOR']) {
    await field(page).fill(spelling)
    await expect(result(page, 'Aakash Aviator')).toBeVisible()
  }
  await field(page).fill('ghuri')
  await expect(result(page, 'Festival Kite')).toBeVisible()
  await expect(overlay(page).getByText(/^\d[\d,]* games$/)).toBeVisible()
  await expect(page).toHaveURL(/find=ghuri/)
})

test('the catalogue is asked for when the page rests, never before its tiles', async ({
  page,
  platform,
}) => {
  const asked = await askedFromNow(platform)
  await page.goto('/m/home?lang=EN')
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  expect(await asked('/lgw/game/catalogue')).toEqual([])
  await expect.poll(() => asked('/lgw/game/catalogue'), { timeout: 40_000 }).toHaveLength(1)
  const first = async (path: string) => (await asked(path))[0]?.n ?? 0
  expect(await first('/lgw/game/hot')).toBeLessThan(await first('/lgw/game/catalogue'))
})

test('back closes the card, then the search; emptying the field clears the results', async ({
  page,
}) => {
  test.slow()
  await page.goto('/m/home?lang=EN')
  await openSearch(page)
  await field(page).fill('rickshaw rani')
  await result(page, 'Rickshaw Rani').click()
  const card = page.getByRole('dialog', { name: 'Rickshaw Rani' })
  await expect(card.getByText('Minimum bet')).toBeVisible()
  await expect(card.getByText(/^৳\d/)).toBeVisible()
  await page.goBack()
  await expect(card).toBeHidden()
  await expect(field(page)).toHaveValue('rickshaw rani')
  await overlay(page).getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(overlay(page).getByRole('list', { name: 'Games found' })).toBeHidden()
  await expect(
    overlay(page).getByRole('button', { name: 'rickshaw rani', exact: true }),
  ).toBeVisible()
  await page.goBack()
  await expect(overlay(page)).toBeHidden()
  await expect(page).not.toHaveURL(/find/)
})

test('searches are remembered on the phone until they are removed', async ({ page }) => {
  test.slow()
  await page.goto('/m/home?lang=EN')
  for (const query of ['ilish', 'kite']) {
    await openSearch(page)
    await field(page).fill(query)
    await field(page).press('Enter')
    await overlay(page).getByRole('button', { name: 'Close search' }).click()
    await expect(overlay(page)).toBeHidden()
  }
  await page.reload()
  await openSearch(page)
  const recent = overlay(page).getByRole('button', { name: /^(ilish|kite)$/ })
  await expect(recent).toHaveText(['kite', 'ilish'])
  await overlay(page).getByRole('button', { name: 'Remove: kite' }).click()
  await expect(recent).toHaveText(['ilish'])
  await recent.click()
  await expect(result(page, 'Super Ilish')).toBeVisible()
})

test('Enter asks the platform too, and shows every game once', async ({ page, platform }) => {
  const asked = await askedFromNow(platform)
  await page.goto('/m/home?lang=EN')
  await openSearch(page)
  await field(page).fill('Rajmahal Roulette')
  await expect(result(page, 'Rajmahal Roulette')).toBeVisible()
  const questions = async () =>
    (await asked('/lgw/game/list')).filter(({ query }) => query.gameName !== undefined)
  expect(await questions()).toEqual([])
  await field(page).press('Enter')
  await expect.poll(questions).toHaveLength(1)
  expect((await questions())[0]?.query).toMatchObject({
    gameName: 'Rajmahal Roulette',
    pageSize: '15',
  })
  await expect(result(page, 'Rajmahal Roulette')).toHaveCount(1)
})

test('what no game is called leads on', async ({ page }) => {
  await page.goto('/m/home?lang=EN&find=zzqqxx')
  await expect(overlay(page).getByRole('alert')).toContainText('No game is called “zzqqxx”')
  await overlay(page).getByRole('button', { name: 'Ask the platform' }).click()
  await expect(overlay(page).getByRole('button', { name: 'Ask the platform' })).toBeHidden()
  await expect(overlay(page).getByRole('heading', { name: 'Hot games' })).toBeVisible()
})

test('the arrow keys walk through the results, and Enter opens the card', async ({ page }) => {
  await page.goto('/m/gameLobbyCenter?lang=EN')
  await openSearch(page)
  await field(page).fill('aviator')
  await expect(result(page, 'Aakash Aviator')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(result(page, 'Aakash Aviator')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Aakash Aviator' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
})

test('a guest may try a game free or log in from its card', async ({ page }) => {
  await page.goto('/m/home?lang=EN&find=aakash+aviator')
  await result(page, 'Aakash Aviator').click()
  const card = page.getByRole('dialog', { name: 'Aakash Aviator' })
  await expect(card.getByRole('button', { name: 'Try free' })).toBeVisible()
  await card.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login\?next=.*launchGame/)
  await page.goBack()
  await expect(card).toBeVisible()
})

test('a member stars a game that was found and plays it from its card', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member')
  await page.goto('/m/home?lang=EN')
  await openSearch(page)
  await field(page).fill('teen pati')
  const star = overlay(page).getByRole('button', { name: 'Favourite: Desi Teen Patti' }).first()
  const before = await star.getAttribute('aria-pressed')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', String(before !== 'true'))
  await result(page, 'Desi Teen Patti').click()
  await page
    .getByRole('dialog', { name: 'Desi Teen Patti' })
    .getByRole('button', { name: 'Play', exact: true })
    .click()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(overlay(page)).toBeHidden()
})

test('favourites and recent games are one tap away', async ({ page, platform }) => {
  await logIn(page, platform, 'member')
  await openSearch(page)
  await overlay(page).getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveURL(/\/m\/fav$/)
  await expect(overlay(page)).toBeHidden()
  await page.goBack()
  await overlay(page).getByRole('link', { name: 'Recent games' }).click()
  await expect(page).toHaveURL(/\/m\/recent$/)
})

test('it works without a network, and says of when it is', async ({ page, context }) => {
  test.slow()
  await page.goto('/m/home?lang=EN')
  const isKept = async () =>
    (await storedOnPhone(page)).some(({ key }) => key.includes('/lgw/game/catalogue'))
  await expect.poll(isKept, { timeout: 40_000 }).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await openSearch(page)
  await field(page).fill('রিকশা রানি')
  await expect(result(page, 'Rickshaw Rani')).toBeVisible()
  await expect(overlay(page).locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
  await result(page, 'Rickshaw Rani').click()
  await expect(page.getByRole('dialog', { name: 'Rickshaw Rani' })).toBeVisible()
})

test('a phone without the catalogue says so and tries again', async ({ page, platform }) => {
  await platform.faults([
    { path: '/lgw/game/catalogue', status: 503 },
    { path: '/lgw/game/list', status: 503 },
  ])
  await page.goto('/m/home?lang=EN&find=aviator')
  await expect(overlay(page).getByRole('alert')).toContainText('platform is busy', {
    timeout: 20_000,
  })
  await platform.clearFaults()
  await overlay(page).getByRole('button', { name: 'Try again' }).click()
  await expect(result(page, 'Aakash Aviator')).toBeVisible()
})

for (const lang of ['EN', 'BN'])
  for (const find of ['', 'kite', 'zzqqxx'])
    test(`the search is accessible in ${lang} with "${find}"`, async ({ page }) => {
      await page.goto(`/m/home?lang=${lang}&find=${find}`)
      await expect(page.locator('dialog[open] [data-node-id]').first()).toBeVisible()
      await page.waitForTimeout(400)
      await expectNoAxeViolations(page)
    })

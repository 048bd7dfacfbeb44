import { closePopups, expect, logIn, tapInto } from '#tests/support/journey.ts'
import {
  askedFromNow,
  closeSearch,
  searchField,
  openSearch,
  overlay,
  result,
  sheet,
  test,
} from '#tests/support/search.ts'
import { isOnPhone } from './worker.ts'

test('a member marks and plays a found game, and later finds it offline', async ({
  page,
  context,
  platform,
}) => {
  const asked = await askedFromNow(platform)
  test.slow()
  await logIn(page, platform, 'member', '/m/home')
  await openSearch(page)
  await searchField(page).fill('teen pati')
  const star = overlay(page).getByRole('button', { name: 'Favourite: Desi Teen Patti' }).first()
  await expect(star).toBeVisible()
  if ((await star.getAttribute('aria-pressed')) !== 'true') await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await result(page, 'Desi Teen Patti').click()
  await sheet(page, 'Desi Teen Patti').getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(overlay(page)).toBeHidden()
  await expect.poll(() => asked('/wps/game/recent/add')).toHaveLength(1)

  await page.goto('/m/home')
  await openSearch(page)
  await overlay(page).getByRole('link', { name: 'Recent games' }).click()
  await expect(page).toHaveURL(/\/m\/recent$/)
  await expect(overlay(page)).toBeHidden()
  // While one list follows the other, both are there.
  const game = page
    .getByRole('main')
    .getByRole('button', { name: 'Desi Teen Patti', exact: true })
    .first()
  await expect(game).toBeVisible()
  await page.goBack()
  await tapInto(overlay(page).getByRole('link', { name: 'Favorites' }), /\/m\/fav$/)
  await expect(game).toBeVisible()

  await expect.poll(() => isOnPhone(page, '/lgw/game/catalogue'), { timeout: 40_000 }).toBe(true)
  await expect.poll(() => isOnPhone(page, 'member', 'own')).toBe(true)
  await context.setOffline(true)
  for (const list of ['/m/fav', '/m/recent']) {
    await page.goto(list)
    await expect(game).toBeVisible()
    await expect(page.getByRole('main').locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
  }
  const kept = page.getByRole('button', { name: 'Favourite: Desi Teen Patti' })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/m/home')
  const row = page.getByRole('region', { name: 'Favorites' })
  await expect(row.locator('[data-node-id]').first()).toBeVisible()
  await expect(row.locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
})

test('the catalogue loads when the page is idle, and then search and sheets work offline', async ({
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
  await searchField(page).fill('রিকশা রানি')
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

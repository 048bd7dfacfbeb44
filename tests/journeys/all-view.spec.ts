import { closePopups, expect, expectNoAxeViolations, go, test } from '#tests/support/journey.ts'
import { category, games, gameType, sections, shownSections } from '#tests/support/lobby.ts'

test('every address of “all games” shows sections, and a single list only with a filter', async ({
  page,
}) => {
  await page.goto('/m/gameLobbyCenter?gameCategory=ALL&lang=EN')
  await expect.poll(() => shownSections(page)).toEqual(sections)
  await expect(category(page, 'All')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Game name' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await field.fill('rickshaw')
  await field.press('Enter')
  await expect(page).toHaveURL(/gameName=rickshaw/)
  await expect(games(page).first()).toContainText('Rickshaw')
  expect(await shownSections(page)).toEqual([])
  await page.goBack()
  await expect.poll(() => shownSections(page)).toEqual(sections)
  await page.goForward()
  await expect(games(page).first()).toContainText('Rickshaw')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field).toHaveCount(0)
  await expect.poll(() => shownSections(page)).toEqual(sections)

  for (const address of [
    '/m/gameCenter',
    '/m/game',
    '/m/gameLobbyCenter',
    '/m/gameList',
    '/m/home?pageType=list&gameType=ALL',
  ]) {
    await go(page, address)
    await expect.poll(() => shownSections(page)).toEqual(sections)
    await expect(category(page, 'All')).toHaveAttribute('aria-current', 'page')
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field.fill('rickshaw')
  await field.press('Enter')
  await expect(page).toHaveURL(/gameName=rickshaw/)
  await expect(games(page).first()).toContainText('Rickshaw')
  expect(await shownSections(page)).toEqual([])
})

test('every category bar links to “all games”, and new games have their banners above them', async ({
  page,
}) => {
  const all = async () => {
    await category(page, 'All').click()
    await expect.poll(() => shownSections(page)).toEqual(sections)
  }
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  await all()
  await category(page, 'Slots').click()
  await expect(gameType(page, 'New')).toBeVisible()
  await all()
  await go(page, '/m/hot')
  await category(page, 'Slots').click()
  await expect(page).toHaveURL('/m/gameLobbyCenter?gameCategory=RNG')
  await all()
  await category(page, 'Slots').click()
  const banner = page.getByText('Rickshaw Rani has arrived')
  await expect(games(page).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  await gameType(page, 'New').click()
  await expect(banner).toBeVisible()
  await expectNoAxeViolations(page)
})

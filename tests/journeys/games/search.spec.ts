import { closePopups, expect, expectNoAxeViolations, speak } from '#tests/support/journey.ts'
import {
  askedFromNow,
  closeSearch,
  searchField,
  found,
  openSearch,
  overlay,
  result,
  sheet,
  test,
} from '#tests/support/search.ts'

test('a guest finds games by many spellings, also on the platform, and repeats a recent search', async ({
  page,
  platform,
}) => {
  test.slow()
  const asked = await askedFromNow(platform)
  const questions = async () =>
    (await asked('/lgw/game/list')).filter(({ query }) => query.gameName !== undefined)
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  await openSearch(page)
  for (const spelling of ['aviater', 'evietor', 'এভিয়েটর', 'akash avi', 'AVIATOR']) {
    await searchField(page).fill(spelling)
    await expect(result(page, 'Aakash Aviator')).toBeVisible()
  }
  await searchField(page).fill('ghuri')
  await expect(found(page).getByRole('button', { name: /Kite/ }).first()).toBeVisible()
  await expect(overlay(page).getByText(/^\d[\d,]* games$/)).toBeVisible()
  await expect(page).toHaveURL(/find=ghuri/)

  await searchField(page).fill('Rajmahal Roulette')
  await expect(result(page, 'Rajmahal Roulette')).toBeVisible()
  expect(await questions()).toEqual([])
  await searchField(page).press('Enter')
  await expect.poll(questions).toHaveLength(1)
  const name = 'Rajmahal Roulette'
  expect((await questions())[0]?.query).toMatchObject({ gameName: name, pageSize: '15' })
  await expect(result(page, 'Rajmahal Roulette')).toHaveCount(1)

  await searchField(page).fill('zzqqxx')
  await expect(overlay(page).getByRole('alert')).toContainText('No game found for “zzqqxx”')
  await expectNoAxeViolations(page, 'dialog[open]')
  await overlay(page).getByRole('button', { name: 'Search all games' }).click()
  await expect(overlay(page).getByRole('button', { name: 'Search all games' })).toBeHidden()
  await expect(overlay(page).getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await expect(overlay(page).locator('[data-node-id]').first()).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')

  await searchField(page).fill('ilish')
  await searchField(page).press('Enter')
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

test('pages and draws are found in both languages, and a guest signs in when needed', async ({
  page,
}) => {
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  await openSearch(page)
  const places = overlay(page).getByRole('list', { name: 'Pages and draws found' })
  const place = (name: RegExp) => places.getByRole('link', { name })
  for (const [text, name] of [
    ['jackpot', /^Jackpots/],
    ['জ্যাকপট', /^Jackpots/],
    ['6/45', /^Mela 6\/45.*Next draw/],
    ['limits', /^Playing limits/],
    ['bkash', /^Deposit/],
  ] as const) {
    await searchField(page).fill(text)
    await expect(place(name)).toBeVisible()
  }
  await searchField(page).fill('hello')
  await expect(overlay(page).getByRole('alert')).toContainText('No game found for “hello”')
  await expect(places).toBeHidden()

  await searchField(page).fill('withdraw')
  await expect(place(/^Withdraw/)).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fwithdraw/)
  await expect(page.getByRole('heading', { name: 'Sign in to withdraw' })).toBeVisible()
  await page.goBack()
  await expect(searchField(page)).toHaveValue('withdraw')
})

test('by keyboard a player opens a game’s sheet, goes on to similar games, and back step by step', async ({
  page,
}) => {
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  await openSearch(page)
  await searchField(page).fill('aakash aviator')
  await expect(result(page, 'Aakash Aviator')).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await page.keyboard.press('ArrowDown')
  await expect(result(page, 'Aakash Aviator')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const aviator = sheet(page, 'Aakash Aviator')
  for (const fact of ['Minimum bet', /^৳\d/, /^\d+(\.\d+)?%$/, 'Volatility'])
    await expect(aviator.getByText(fact)).toBeVisible()
  await expect(aviator.locator('[data-node-id]').last()).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')

  await aviator.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/m\/login\?next=.*launchGame/)
  await page.goBack()
  await expect(aviator.getByRole('button', { name: 'Try free' })).toBeVisible()
  const similar = aviator.getByRole('region', { name: 'Similar games' }).getByRole('listitem')
  await similar.first().getByRole('button').first().click()
  await expect(aviator).toBeHidden()
  await expect(page.locator('dialog[open]').getByText('Minimum bet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/card/)
  await expect(searchField(page)).toHaveValue('aakash aviator')
  await speak(page, 'BN')
  await expectNoAxeViolations(page, 'dialog[open]')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/find|card/)
})

import type { Locator } from '@playwright/test'
import {
  closePopups,
  expect,
  expectAccessibleThemes,
  expectNoAxeViolations,
  go,
  logIn,
  test,
} from '#tests/support/journey.ts'

/** The screens, each with what is drawn last of it. */
const screens = [
  { name: 'lobby', path: '/m/gameLobbyCenter?gameCategory=RNG', drawn: '[data-node-id]' },
  {
    name: 'lottery vendors',
    path: '/m/gameLobbyCenter?gameCategory=LOTT',
    drawn: 'li a[data-game]',
  },
  { name: 'hot games', path: '/m/hot', drawn: '[data-node-id]' },
  { name: 'leaderboard', path: '/m/leaderBoard', drawn: 'li' },
  { name: 'announcements', path: '/m/notice', drawn: 'details' },
  { name: 'login', path: '/m/login', drawn: 'form' },
] as const

test('guest pages are accessible in the dark and the light theme', async ({ page }) => {
  test.slow()
  await closePopups(page)
  await page.goto('/m/home')
  await page.waitForLoadState('networkidle')
  await expectAccessibleThemes(page)
  for (const { name, path, drawn } of screens)
    await test.step(name, async () => {
      await go(page, path)
      await expect(page.locator('main').locator(drawn).first()).toBeVisible()
      await expectAccessibleThemes(page)
    })
})

test('a member’s home and favourites are accessible', async ({ page, platform }) => {
  await logIn(page, platform, 'member')
  await page.waitForLoadState('networkidle')
  await expectNoAxeViolations(page)
  await go(page, '/m/fav')
  await expect(page.locator('main [data-node-id]').first()).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a player signs in and opens a game by keyboard only', async ({ page, platform }) => {
  const account = (await platform.accounts()).find(({ username }) => username === 'member')
  await page.goto('/m/gameLobbyCenter?gameCategory=RNG&lang=EN')
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/m\/gameLobbyCenter\?gameCategory=RNG/)
  const reach = async (control: Locator) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if (await control.evaluate((element) => element === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
  }
  await reach(page.locator('[data-node-id]').first().getByRole('button').first())
  await reach(page.getByRole('dialog').getByRole('link', { name: 'Sign in' }))
  await expect(page).toHaveURL(/\/m\/login\?next=/)

  await page.getByLabel('Username').focus()
  await page.keyboard.type('member')
  await page.keyboard.press('Tab')
  await page.keyboard.type(account?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/launchGame\?/)
})

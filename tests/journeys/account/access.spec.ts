import {
  expect,
  expectAccessibleThemes,
  expectNoAxeViolations,
  logIn,
  test,
} from '../../support/journey.ts'

const screens = [
  { name: 'home', path: '/m/home' },
  { name: 'the lobby', path: '/m/gameLobbyCenter?gameCategory=RNG' },
  { name: 'lottery vendors', path: '/m/gameLobbyCenter?gameCategory=LOTT' },
  { name: 'hot games', path: '/m/hot' },
  { name: 'login', path: '/m/login' },
  { name: 'announcements', path: '/m/notice' },
]

for (const { name, path } of screens)
  test(`${name} is accessible in the dark and in the light`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessibleThemes(page)
  })

test('a member’s home, profile and favourites are accessible', async ({ page, platform }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, platform, 'member')
  for (const path of ['/m/home', '/m/member/home', '/m/fav']) {
    if (path !== '/m/home') await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectNoAxeViolations(page)
  }
})

test('the side menu is accessible, and closes with the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/m/home?lang=EN')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(menu).toBeFocused()
})

test('with the keyboard alone, a player logs in and opens a game', async ({ page, platform }) => {
  const account = (await platform.accounts()).find(({ username }) => username === 'member')
  await page.goto('/m/gameLobbyCenter?gameCategory=RNG&lang=EN')
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (
      await page
        .locator('[data-node-id]')
        .first()
        .getByRole('button')
        .first()
        .evaluate((b) => b === document.activeElement)
    )
      break
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')

  await page.goto('/m/login?lang=EN&next=/m/gameLobbyCenter%3FgameCategory%3DRNG')
  await page.getByLabel('Username').focus()
  await page.keyboard.type('member')
  await page.keyboard.press('Tab')
  await page.keyboard.type(account?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/gameLobbyCenter\?/)
  await page.locator('[data-node-id]').first().getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/launchGame/)
})

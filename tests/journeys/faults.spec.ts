import { expect, logIn, test } from '#tests/support/journey.ts'

test('home works despite empty answers and broken connections, with a retry for each part', async ({
  page,
  platform,
}) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const hot = page.getByRole('region', { name: 'Hot' })
  const games = hot.locator('[data-node-id]')
  const retry = hot.getByRole('button', { name: 'Try again' })
  const tabs = page.getByRole('navigation', { name: 'Main' })

  await platform.faults([
    { path: '/wps', status: 503 },
    { path: '/lgw', status: 503 },
  ])
  await page.goto('/m/home?lang=EN')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({
    timeout: 20_000,
  })
  await expect(tabs).toBeVisible()

  await platform.faults([
    { path: '/wps/system/status', body: 'malformed' },
    { path: '/wps/announcement/list', body: 'empty' },
    { path: '/lgw/vendor/types', body: 'truncated' },
    { path: '/lgw/game/list', drop: true },
    { path: '/lgw/winner/board', body: 'huge' },
  ])
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(tabs).toBeVisible()
  await expect(games.first()).toBeVisible()

  for (const fault of [{ drop: true }, { body: 'huge' }] as const) {
    await platform.faults([{ path: '/lgw/game/hot', ...fault }])
    await page.reload()
    await expect(tabs).toBeVisible()
    await expect(retry).toBeVisible({ timeout: 30_000 })
    await platform.clearFaults()
    await retry.click()
    await expect(games.first()).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('a game that never loads says so, can be restarted and left', async ({ page, platform }) => {
  const patience = 12_000
  const games = page.getByRole('main').locator('[data-node-id]')
  const game = games.first().getByRole('button').first()
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await page.clock.install()
  await logIn(page, platform, 'member', '/m/gameLobbyCenter?gameCategory=RNG')
  await platform.faults([{ path: '/play/', delayMs: 120_000 }])
  await game.click()
  await expect(page.getByText('Opening the game…')).toBeVisible()
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(patience)
  await expect(page.getByText('The game is taking longer than usual')).toBeVisible()
  await platform.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(spin).toBeEnabled()
  await expect(page.getByText('Opening the game…')).toBeHidden()

  await page.getByRole('button', { name: 'Exit game' }).click()
  await platform.faults([{ path: '/play/', delayMs: 120_000 }])
  await games.nth(1).getByRole('button').first().click()
  await expect(page.getByText('Opening the game…')).toBeVisible()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(patience)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/gameCategory=RNG/)
  await expect(game).toBeVisible()
})

test('while the platform rate-limits every call, none is sent twice in ten seconds', async ({
  page,
  platform,
}) => {
  await page.clock.install()
  await logIn(page, platform, 'member')
  await platform.faults([
    { path: '/wps', status: 429 },
    { path: '/lgw', status: 429 },
  ])
  // Not those that the app takes back and sends anew, as they may have met no network.
  let answered: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(wps|lgw)\//.test(pathname)) answered.push(`${request.method()} ${pathname}${search}`)
  })
  for (const path of [
    '/m/home',
    '/m/messageBox',
    '/m/promotionRecord',
    '/m/gameLobbyCenter?gameCategory=RNG',
  ]) {
    // What the page before has begun is not counted.
    await page.goto('about:blank')
    answered = []
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await expect.poll(() => answered.length).toBeGreaterThan(3)
    // The clock goes on by itself, too: with what that adds, it stays below the ten seconds.
    for (let second = 0; second < 6; second++) {
      await page.evaluate(() => {
        dispatchEvent(new Event('online'))
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      })
      await page.clock.runFor(1000)
    }
    expect(answered.filter((call, place) => answered.indexOf(call) !== place)).toEqual([])
  }
})

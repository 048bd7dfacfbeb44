import { expect, logIn, test } from '../support/journey.ts'

/** All but the hot games', which make the row that is looked at. */
const calls = [
  '/wps/system/status',
  '/lgw/vendor/types',
  '/lgw/game/list',
  '/wps/announcement/list',
  '/lgw/winner/board',
]

const faults = [
  { name: 'malformed', fault: { body: 'malformed' } },
  { name: 'truncated', fault: { body: 'truncated' } },
  { name: 'empty', fault: { body: 'empty' } },
  { name: 'huge', fault: { body: 'huge' } },
  { name: 'a server error', fault: { status: 500 } },
  { name: 'a dropped connection', fault: { drop: true } },
] as const

for (const { name, fault } of faults)
  test(`home survives ${name} on its calls`, async ({ page, platform }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const hot = page.getByRole('region', { name: 'Hot' })
    await platform.faults(calls.map((path) => ({ path, ...fault })))
    await page.goto('/m/home?lang=EN')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(hot.locator('[data-node-id]').first()).toBeVisible()

    await platform.faults([{ path: '/lgw/game/hot', ...fault }])
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const retry = hot.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await platform.clearFaults()
    await retry.click()
    await expect(hot.locator('[data-node-id]').first()).toBeVisible()
    expect(errors).toEqual([])
  })

test('with every call failing there is a sentence and one way forward', async ({
  page,
  platform,
}) => {
  await platform.faults([
    { path: '/wps', status: 503 },
    { path: '/lgw', status: 503 },
  ])
  await page.goto('/m/home?lang=EN')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('a game that never answers says so, starts again and can be left', async ({
  page,
  platform,
}) => {
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

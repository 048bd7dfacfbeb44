import { expect, logIn, test } from '../support/journey.ts'

const calls = [
  '/wps/system/status',
  '/lgw/game/hot',
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
  test(`home survives ${name} on each of its calls`, async ({ page, platform }) => {
    test.slow()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    for (const path of calls) {
      await platform.faults([{ path, ...fault }])
      await page.goto('/m/home?lang=EN')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      if (path === '/lgw/game/hot')
        await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
      else
        await expect(
          page.getByRole('region', { name: 'Hot' }).locator('[data-node-id]').first(),
        ).toBeVisible()
    }
    expect(errors).toEqual([])
  })

test('a row that failed comes back on retry', async ({ page, platform }) => {
  await platform.faults([{ path: '/lgw/game/hot', body: 'malformed' }])
  await page.goto('/m/home?lang=EN')
  const hot = page.getByRole('region', { name: 'Hot' })
  const retry = hot.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await platform.clearFaults()
  await retry.click()
  await expect(hot.locator('[data-node-id]').first()).toBeVisible()
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

test('maintenance in the middle covers the page and keeps what was typed', async ({
  page,
  platform,
}) => {
  await page.goto('/m/login?lang=EN')
  await page.getByLabel('Username').fill('somebody')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await platform.status({ maintenance: true })
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /maintenance|upgrading/i })).toBeVisible()
  await platform.status({ maintenance: false })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('somebody')
})

test('a restricted region is told its address and country', async ({ page, platform }) => {
  await platform.status({ regionRestriction: true, ip: '203.0.113.9', country: 'XX' })
  await page.goto('/m/home?lang=EN')
  await expect(page.getByText('203.0.113.9')).toBeVisible()
})

test('a game that never answers says so, starts again and can be left', async ({
  page,
  platform,
}) => {
  const patience = 12_000
  const game = page.getByRole('main').locator('[data-node-id]').first().getByRole('button').first()
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await page.clock.install()
  await logIn(page, platform, 'member', '/m/gameLobbyCenter?gameCategory=RNG')
  await platform.faults([{ path: '/play/', delayMs: 120_000 }])
  await game.click()
  await expect(page.getByText('Opening the game…')).toBeVisible()
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(patience)
  await expect(page.getByText('The game is taking longer than usual')).toBeVisible()
  await platform.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(spin).toBeEnabled()
  await expect(page.getByText('Opening the game…')).toBeHidden()

  await platform.faults([{ path: '/play/', delayMs: 120_000 }])
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(patience)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/gameCategory=RNG/)
  await expect(game).toBeVisible()
})

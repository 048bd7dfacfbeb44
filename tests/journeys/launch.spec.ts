import type { Page } from '@playwright/test'
import type { Platform } from '../support/platform.ts'
import { expect, logIn, test } from '../support/journey.ts'

const list = '/lgw/game/list?merchantCode=mela01&platform=html5&clientType=2&pageNo=1&pageSize=1'

/** A live casino game, so that its category is not the default. */
async function aGame(platform: Platform) {
  const answer = await fetch(`${platform.url}${list}&gameType=LIVE`)
  const { value } = await answer.json()
  const [game] = value.games
  return { id: String(game.nodeId), name: String(game.gameName), vendor: String(game.vassalage) }
}

const received = async (platform: Platform, path: string) =>
  (await platform.requests()).filter((request) => request.path === path)

const stage = (page: Page) => page.locator('iframe')

test('an address that says no more than a game’s id opens it', async ({ page, platform }) => {
  const { id, name, vendor } = await aGame(platform)
  await logIn(page, platform, 'member', '/m/home')
  await page.goto(`/m/launchGame?gameId=${id}&gameGroupId=3&pageBack=home`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(stage(page)).toHaveAttribute('src', new RegExp(`/play/${vendor}/${id}$`))
  const launches = await received(platform, '/wps/game/launch')
  expect(launches.at(-1)?.query).toMatchObject({
    category: 'LIVE',
    vendor,
    nodeId: id,
    gameId: id,
    gameGroupId: '3',
  })
  expect(await received(platform, '/lgw/game/info')).toEqual([])
})

test('a game that the phone’s catalogue cannot tell is told by the platform', async ({
  page,
  platform,
}) => {
  const { id, name } = await aGame(platform)
  await platform.faults([{ path: '/lgw/game/catalogue', status: 500 }])
  await logIn(page, platform, 'member', `/m/launchGame?gameId=${id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(await received(platform, '/lgw/game/info')).toHaveLength(1)
})

test('a prize mode with a game opens that game, and mui reaches its page', async ({
  page,
  platform,
}) => {
  const address = '/m/launchGame?playType=ent&prize_mode=SEA&gameId=sagor35&mui=2'
  await logIn(page, platform, 'member', address)
  await expect(page.getByRole('heading', { name: 'Sagor 5/35' })).toBeVisible()
  const asked = new URL((await stage(page).getAttribute('src')) ?? '')
  expect(asked.pathname).toBe('/lotto/TCG_SEA/sagor35')
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    playType: 'ent',
    prizeMode: 'SEA',
    mui: '2',
  })
})

test('a visitor’s first round of free play takes two taps', async ({ page }) => {
  await page.goto('/m/home?lang=EN')
  const free = page.locator('main [data-node-id]').filter({ hasText: 'Free play' }).first()
  await free.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Try free' }).click()
  const said = page.frameLocator('iframe:not([hidden])').locator('p[role="status"]')
  await expect(said).toHaveText(/won|no win|back/i)
})

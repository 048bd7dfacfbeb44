import type { Page } from '@playwright/test'
import type { Platform } from '#tests/support/platform.ts'
import { expect, go, logIn, test } from '#tests/support/journey.ts'

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

test('an address opens a game by its id alone, also without the catalogue, or with a prize mode', async ({
  page,
  platform,
}) => {
  const { id, name, vendor } = await aGame(platform)
  await test.step('a game that the phone’s catalogue cannot tell is told by the platform', async () => {
    await platform.faults([{ path: '/lgw/game/catalogue', status: 500 }])
    await logIn(page, platform, 'member', `/m/launchGame?gameId=${id}`)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    expect(await received(platform, '/lgw/game/info')).toHaveLength(1)
    await platform.clearFaults()
  })
  await test.step('with the catalogue, nobody is asked', async () => {
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
    expect(await received(platform, '/lgw/game/info')).toHaveLength(1)
  })
  await test.step('a prize mode with a game opens that game, and mui reaches its page', async () => {
    await go(page, '/m/launchGame?playType=ent&prize_mode=SEA&gameId=sagor35&mui=2')
    await expect(page.getByRole('heading', { name: 'Sagor 5/35' })).toBeVisible()
    await expect(stage(page)).toHaveAttribute('src', /\/lotto\/TCG_SEA\/sagor35\?/)
    const asked = new URL((await stage(page).getAttribute('src')) ?? '')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      playType: 'ent',
      prizeMode: 'SEA',
      mui: '2',
    })
  })
  await test.step('the way in that a prize mode alone names leads to its lobby, and back home', async () => {
    await go(page, '/m/launchGame?playType=trad&prize_mode=SEA&code=lobby&pageBack=home')
    await expect(page).toHaveURL(/\/m\/startLottery\?/)
    const lotto = page.frameLocator('iframe')
    await expect(lotto.getByRole('button', { name: /^Sagor 4D/ })).toBeVisible()
    await page.getByRole('button', { name: 'Close the lottery' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})

async function firstFreeRound(page: Page) {
  await page.goto('/m/home?lang=EN')
  const free = page.locator('main [data-node-id]').filter({ hasText: 'Try free' }).first()
  await free.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Try free' }).click()
  const said = page.frameLocator('iframe:not([hidden])').locator('p[role="status"]')
  await expect(said).toHaveText(/won|no win|back/i)
}

test('a visitor’s first round of free play takes two taps, and after three rounds registration is offered', async ({
  page,
}) => {
  await firstFreeRound(page)
  const spin = page.frameLocator('iframe:not([hidden])').getByRole('button', { name: 'Spin' })
  const own = page.getByRole('link', { name: 'Sign up to play with your own balance' })
  const stage = page.locator('iframe:not([hidden])')
  const before = await stage.boundingBox()
  await spin.click()
  await expect(spin).toBeEnabled()
  await expect(own).toBeHidden()
  await spin.click()
  await expect(own).toBeVisible()
  expect(await stage.boundingBox()).toEqual(before)
  await own.click()
  await expect(page).toHaveURL(/\/m\/register\?next=%2Fm%2FlaunchGame/)
})

test('a vendor’s page may submit a form and open a window, but never navigate the tab', async ({
  page,
}) => {
  const launchPage = (body: string) => ({
    contentType: 'text/html',
    body: `<!doctype html>${body}`,
  })
  await test.step('the game behind a launch page that posts itself is played', async () => {
    const methods: string[] = []
    const posting = '<form method="post"></form><script>document.forms[0].submit()</script>'
    await page.route('**/play/**', async (route) => {
      const method = route.request().method()
      methods.push(method)
      if (method === 'GET') return route.fulfill(launchPage(posting))
      return route.fulfill({ response: await route.fetch({ method: 'GET' }) })
    })
    await firstFreeRound(page)
    expect(methods.slice(0, 2)).toEqual(['GET', 'POST'])
    await page.unroute('**/play/**')
  })
  await test.step('a tap opens its rules, and a link to the top of the tab is refused', async () => {
    const opening =
      "<script>for (const type of ['mela:ready', 'mela:opened']) parent.postMessage({ type }, '*')</script>"
    const links =
      '<a target="_blank" href="/rules">Rules</a> <a target="_top" href="https://a.example">Lobby</a>'
    await page.route('**/play/**', (route) => route.fulfill(launchPage(opening + links)))
    await page.context().route('**/rules', (route) => route.fulfill(launchPage('<p>The rules')))
    await page.reload()
    const game = page.frameLocator('iframe')
    const link = (name: string) => game.getByRole('link', { name }).click()
    const opened = page.waitForEvent('popup')
    await link('Rules')
    const rules = await opened
    await expect(rules.getByText('The rules')).toBeVisible()
    expect(await rules.evaluate(() => window.opener)).toBeNull()
    await rules.close()
    await link('Lobby')
    await expect(page).toHaveURL(/\/m\/launchGame/)
    await expect(game.getByRole('link', { name: 'Lobby' })).toBeAttached()
  })
})

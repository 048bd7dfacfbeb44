import { installWorker, logIn } from '../support/journey.ts'
import { expect, isOnPhone, recordsOf, test, visitTwice } from './worker.ts'

const hot = '[data-category="HOT"] [data-node-id]'

test('what was never opened, a picture that was seen and a filter with a full stop are there without a network', async ({
  page,
  context,
  platform,
}) => {
  test.slow()
  await visitTwice(page, '/m/home?lang=EN')
  const picture = page.locator(`${hot} img`).first()
  const isShown = () =>
    picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
  await expect.poll(isShown).toBe(true)
  await page.goto('/m/gameLobbyCenter?gameCategory=RNG&minBet=0.5')
  await expect(page.locator('main [data-node-id]').first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('main [data-node-id]').first()).toBeVisible()

  for (const category of ['FISH', 'TG', 'ESPORTS', 'COCKFIGHT']) {
    await page.goto(`/m/gameLobbyCenter?gameCategory=${category}`)
    await expect(page.locator('main [data-node-id]').first()).toBeVisible()
    await expect(page.locator('[data-stale]').first()).toHaveText(/As of \d\d:\d\d/)
  }
  const others = 'main [data-node-id]:not([data-vendor="MORAG"], [data-vendor="LORAI"])'
  await expect(page.locator(others)).toHaveCount(0)

  await page.goto('/m/home')
  await expect.poll(isShown).toBe(true)
  await expect(page.locator('[data-offline]')).toContainText('browse the lobby')
  await expect(page.locator('[data-category="HOT"] [data-stale]')).toHaveText(/As of \d\d:\d\d/)
  const letters = await page.evaluate(async () => ({
    areKept: Boolean(await caches.match('/fonts/noto-sans-bengali.woff2', { ignoreSearch: true })),
    are: (await document.fonts.load('1em "Mela Bengali"', 'ম')).map(({ status }) => status),
  }))
  expect(letters).toEqual({ areKept: true, are: ['loaded'] })
  await context.setOffline(false)
  await expect(page.locator('[data-offline]')).toBeHidden()

  await platform.faults([{ path: '/lgw', delayMs: 60_000 }])
  await page.reload()
  await expect(page.locator(hot).first()).toBeVisible()
})

test('a member without a network finds the games of their own at home, with their age', async ({
  page,
  context,
  platform,
}) => {
  await logIn(page, platform, 'member')
  await visitTwice(page, '/m/home?lang=EN')
  const own = async () => (await recordsOf(page, 'mela-own'))[0]?.value ?? ''
  for (const list of ['favourites', 'recent']) await expect.poll(own).toContain(`"${list}"`)
  await expect.poll(() => isOnPhone(page, '/lgw/game/catalogue'), { timeout: 40_000 }).toBe(true)
  await context.setOffline(true)
  await page.reload()
  for (const title of ['Recent games', 'Favourites']) {
    const row = page.getByRole('region', { name: title })
    await expect(row.locator('[data-node-id]').first()).toBeVisible()
    await expect(row.locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
  }
})

test('a screen that was never opened speaks the player’s language without a network, and no other is kept', async ({
  page,
  context,
}) => {
  await visitTwice(page, '/m/home?lang=EN')
  const kept = await page.evaluate(async () => {
    const texts = await (await caches.open('texts')).keys()
    return texts.map(({ url }) => url.replace(/^.*\/text-(\w+)-.*\./, '$1.')).toSorted()
  })
  expect(kept).toEqual(['en.js', 'en.json'])
  await context.setOffline(true)
  await page.goto('/m/login')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.goto('/m/register')
  await expect(page.getByLabel('Confirm password')).toBeVisible()
})

test('a language that is chosen on the second visit is there without a network from then on', async ({
  page,
  context,
}) => {
  await visitTwice(page, '/m/login?lang=EN')
  await page.goto('/m/login?lang=BN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('texts')).keys()).length))
    .toBe(4)
  await context.setOffline(true)
  await page.goto('/m/login')
  await expect(page.getByLabel('পাসওয়ার্ড', { exact: true })).toBeVisible()
})

test('a list that was open is there without a network, and another says why not', async ({
  page,
  context,
}) => {
  const live = '/m/gameLobbyCenter?gameCategory=LIVE&vassalage=NAWAB'
  const first = page.getByRole('main').locator('[data-node-id]').first()
  await page.goto(`${live}&lang=EN`)
  await installWorker(page)
  await page.reload()
  await expect(first).toHaveAttribute('data-vendor', 'NAWAB')
  await expect.poll(() => isOnPhone(page, 'NAWAB')).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(first).toHaveAttribute('data-vendor', 'NAWAB')
  await page.goto(`${live}&gameName=Sic`)
  await expect(page.getByRole('alert')).toContainText('not opened this list on this phone')
})

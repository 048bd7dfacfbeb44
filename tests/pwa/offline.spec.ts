import { go } from '#tests/support/journey.ts'
import { furtherLanguage, textIn } from '#tests/support/languages.ts'
import { expect, test, visitTwice } from './worker.ts'

const hot = '[data-category="HOT"] [data-node-id]'

test('offline, opened pages and others work in the player’s language', async ({
  page,
  context,
  platform,
}) => {
  test.slow()
  const first = page.locator('main [data-node-id]').first()
  const picture = page.locator(`${hot} img`).first()
  const isShown = () =>
    picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
  const narrowed = '/m/gameLobbyCenter?gameCategory=LIVE&vassalage=NAWAB'
  await visitTwice(page, '/m/home?lang=EN')
  await expect.poll(isShown).toBe(true)
  await go(page, narrowed)
  await expect(first).toHaveAttribute('data-vendor', 'NAWAB')
  await go(page, '/m/affiliate')
  await expect(page.getByRole('cell', { name: '25%' })).toBeVisible()
  await go(page, '/m/leaderBoard')
  const leaders = page.getByRole('tabpanel').getByRole('article')
  await expect(leaders.first()).toBeVisible()
  await page.goto('/m/gameLobbyCenter?gameCategory=RNG&minBet=0.5')
  await expect(first).toBeVisible()
  const kept = await page.evaluate(async () => {
    const texts = await (await caches.open('texts')).keys()
    return texts.map(({ url }) => url.replace(/^.*\/text-(\w+)-[0-9a-f]{7}/, '$1')).toSorted()
  })
  expect(kept).toEqual(['en-later.js', 'en.js'])
  await context.setOffline(true)

  await test.step('lists that were narrowed; another says why not', async () => {
    await page.reload()
    await expect(first).toBeVisible()
    await go(page, narrowed)
    await expect(first).toHaveAttribute('data-vendor', 'NAWAB')
    // A page that had the wider list would show what it knows of it.
    await page.goto(`${narrowed}&gameName=Sic`)
    await expect(page.getByRole('alert')).toContainText('not opened this list on this device')
    await expect(page.locator('[data-offline]')).toHaveCount(1)
  })

  await test.step('categories that were never opened', async () => {
    for (const category of ['FISH', 'TG', 'ESPORTS', 'COCKFIGHT']) {
      await go(page, `/m/gameLobbyCenter?gameCategory=${category}`)
      await expect(first).toBeVisible()
      await expect(page.locator('[data-stale]').first()).toHaveText(/As of \d\d:\d\d/)
    }
    const others = 'main [data-node-id]:not([data-vendor="MORAG"], [data-vendor="LORAI"])'
    await expect(page.locator(others)).toHaveCount(0)
  })

  await test.step('what agents earn', async () => {
    await page.goto('/m/affiliate')
    await expect(page.getByRole('cell', { name: '25%' })).toBeVisible()
    await expect(page.locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
  })

  await test.step('who leads', async () => {
    await page.goto('/m/leaderBoard')
    await expect(leaders.first()).toBeVisible()
    await expect(page.locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
  })

  await test.step('screens that were never opened', async () => {
    await page.goto('/m/login')
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await go(page, '/m/register')
    await expect(page.getByLabel('Confirm password')).toBeVisible()
  })

  await test.step('home, with a picture that was seen and the letters', async () => {
    await page.goto('/m/home')
    await expect.poll(isShown).toBe(true)
    await expect(page.locator('[data-offline]')).toContainText('browse the lobby')
    await expect(page.locator('[data-category="HOT"] [data-stale]')).toHaveText(/As of \d\d:\d\d/)
    const unseen = page.locator('[data-category="PVP"]')
    await unseen.scrollIntoViewIfNeeded()
    await expect(unseen.locator('[data-node-id]').first()).toBeVisible()
    await expect(unseen.locator('[data-stale]')).toHaveText(/As of \d\d:\d\d/)
    const letters = await page.evaluate(async () => ({
      areKept: Boolean(
        await caches.match('/fonts/noto-sans-bengali.woff2', { ignoreSearch: true }),
      ),
      are: (await document.fonts.load('1em "Mela Bengali"', 'ম')).map(({ status }) => status),
    }))
    expect(letters).toEqual({ areKept: true, are: ['loaded'] })
  })

  await test.step('a link in a language that was never spoken, in the one that was', async () => {
    await page.goto('/m/home?lang=BN')
    await expect(page.locator('[data-offline]')).toContainText('browse the lobby')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(first).toBeVisible()
  })

  await context.setOffline(false)
  await expect(page.locator('[data-offline]')).toBeHidden()
  await platform.faults([{ path: '/lgw', delayMs: 60_000 }])
  await page.reload()
  await expect(page.locator(hot).first()).toBeVisible()
})

test('offline, a player of a further language has page and app in it, also the page without the app', async ({
  page,
  context,
}) => {
  const { code, locale } = furtherLanguage('ltr')
  await visitTwice(page, `/m/home?lang=${code}`)
  const kept = () =>
    page.evaluate(async () => {
      const texts = await (await caches.open('texts')).keys()
      return texts.map(({ url }) => url.replace(/^.*\/text-([\w-]+)-[0-9a-f]{7}/, '$1')).toSorted()
    })
  const parts = ['-later', '-page', ''].map((part) => `${locale}${part}.js`)
  await expect.poll(kept).toEqual(parts)
  await context.setOffline(true)
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('link', { name: textIn(locale, 'Sign in') })).toBeVisible()
  await expect(page.locator('#app')).not.toContainText(/Sign in|লগ ইন/)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading')).toHaveText(textIn(locale, 'No connection'))
  await expect(page.getByRole('link')).toHaveText(textIn(locale, 'Try again'))
})

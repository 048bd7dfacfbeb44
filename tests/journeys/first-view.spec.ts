import type { Page, Request } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { withMotion, balanceIn, expect, logIn, test } from '#tests/support/journey.ts'
import { expectNoShift } from '#tests/support/shifts.ts'

test.use(withMotion)

const screens = [
  { name: 'home', path: '/m/home', drawn: '[data-node-id]' },
  { name: 'lobby', path: '/m/gameLobbyCenter?gameCategory=RNG', drawn: '[data-node-id]' },
  { name: 'login', path: '/m/login', drawn: 'main form' },
]
const languages = ['BN', 'EN']

interface Seen {
  readonly paints: { at: number; what: string }[]
  /** When the app took the place of the prerender. */
  mountedAt: number
}

declare global {
  interface Window {
    seen: Seen
  }
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null
}

/** Records every largest paint from the start of the page, and when the app came. */
const observe = () => {
  window.seen = { paints: [], mountedAt: 0 }
  new MutationObserver((_, watch) => {
    if (!document.querySelector('#app [class^=Shell]')) return
    window.seen.mountedAt = performance.now()
    watch.disconnect()
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as LargestPaint[])
      window.seen.paints.push({ at: startTime, what: element?.className ?? '' })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Opens a page as a first-time visitor, and waits until its requests are done. */
async function visit(page: Page, path: string, drawn: string) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.addInitScript(observe)
  await page.goto(path)
  await expect(page.locator(drawn).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  return requests
}

const addressOf = (request: Request) => request.url().replace(/^https?:\/\/[^/]+/, '')

/**
 * The scripts requested before the libraries arrived: those needed to draw the first row. What home
 * imports next, sliders and workers load later.
 */
async function neededToStart(scripts: readonly Request[]) {
  // A request has no timing until its response arrives, and a busy machine may send requests after
  // the network was idle.
  await Promise.all(scripts.map((script) => script.response()))
  const libraries = scripts.find((script) => addressOf(script).startsWith('/assets/vendor-'))
  const { startTime, responseEnd } = libraries?.timing() ?? { startTime: 0, responseEnd: 0 }
  const ranAt = startTime + responseEnd
  return scripts.filter((script) => script.timing().startTime <= ranAt)
}

for (const { name, path, drawn } of screens)
  for (const language of languages)
    test(`${name} does not shift after its first paint (${language})`, async ({ page }) => {
      await visit(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`, drawn)
      await expectNoShift(page)
      const { paints, mountedAt } = await page.evaluate(() => window.seen)
      expect(mountedAt).toBeGreaterThan(0)
      expect(paints.length).toBeGreaterThan(0)
      expect(paints.filter(({ at }) => at > mountedAt)).toEqual([])
    })

/** Where the first row is: the prerender's, or the app's, which takes its place. */
const placeOfRow = () => {
  const row = document.querySelector('[data-category=HOT]')
  return row?.checkVisibility() ? row.getBoundingClientRect().toJSON() : null
}

test('a player’s balance and last games load into reserved places, and the balance is drawn once', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member', '/merchant.json')
  const kind = { vendor: 'PADMA', category: 'RNG', picture: null, demo: false, playType: 'trad' }
  const played = { ...kind, id: '1', name: 'River Koi', group: null, code: null, language: 'EN' }
  await page.addInitScript(
    (games) => localStorage.setItem('played', games),
    JSON.stringify([played]),
  )
  await page.addInitScript(observe)
  await page.goto('/m/home')
  const before = await (await page.waitForFunction(placeOfRow)).jsonValue()
  await expect(balanceIn(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Continue playing' })).toContainText('River Koi')
  expect(await page.evaluate(placeOfRow)).toEqual(before)
  await page.waitForLoadState('networkidle')
  await expectNoShift(page)
  const header = page.getByRole('banner').getByText('৳12,500.00')
  await expect(header).toHaveCount(0)
  const bell = page.getByRole('banner').getByRole('link', { name: /^Messages/ })
  const place = await bell.boundingBox()
  // No popup opens after the first key, and an open one would take the wheel.
  await page.keyboard.press('Shift')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.wheel(0, 500)
  await expect(balanceIn(page)).not.toBeInViewport()
  await expect(header).toBeVisible()
  expect(await bell.boundingBox()).toEqual(place)
})

test('the first view is small, from this host only and without duplicate requests; a row draws its games as it is scrolled', async ({
  page,
  platform,
}) => {
  const requests = await visit(page, '/m/home', '[data-node-id]')
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const first = await neededToStart(scripts)
  const sizes = await Promise.all(first.map((request) => request.sizes()))
  for (const name of ['vendor-', 'app-', `text-${brand.language.toLowerCase()}-`])
    expect(first.map(addressOf).join()).toContain(`/assets/${name}`)
  const kilobytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
  expect(first.length).toBeLessThanOrEqual(8)
  expect(kilobytes).toBeLessThanOrEqual(132)

  const elsewhere = requests.filter(
    (request) => /^https?:/.test(request.url()) && !request.url().startsWith(platform.url),
  )
  expect(elsewhere.map((request) => request.url())).toEqual([])

  const preloaded = await page
    .locator('link[rel=preload][as=fetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(preloaded.length).toBeGreaterThanOrEqual(3)
  const asked = requests.map(addressOf)
  expect(asked.filter((address) => address.startsWith('/lgw/game/hot'))).toHaveLength(1)
  expect(
    preloaded.map((address) => [address, asked.filter((one) => one === address).length]),
  ).toEqual(preloaded.map((address) => [address, 1]))

  const row = page.locator('[data-category=HOT]')
  const games = row.locator('[data-node-id]')
  await row.getByRole('list').evaluate((list) => {
    list.scrollLeft = list.scrollWidth
  })
  await expect(games).toHaveCount(30)
  await expect(games.last()).toBeInViewport()
})

test('the lobby loads no other page of games before its own', async ({ page }) => {
  const requests = await visit(page, '/m/gameLobbyCenter?gameCategory=RNG', '[data-node-id]')
  const early = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const scripts = requests.filter((request) => early.includes(addressOf(request)))
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  const kilobytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
  expect(kilobytes).toBeGreaterThan(132)
  expect(kilobytes).toBeLessThanOrEqual(190)
})

test('the icon loads with the scripts and the manifest after the app, not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const icon = document.querySelector('link[rel=icon]')
      document.documentElement.dataset.atFirst = icon?.getAttribute('href') ?? ''
    })
  })
  const manifest = page.locator('link[rel=manifest]')
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/m/home')
  await expect(manifest).toBeAttached()
  await expect(manifest).not.toHaveAttribute('href')
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'data:,')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icons/favicon.svg')
  await page.unroute('**/assets/*.js')
  await page.goto('/m/home')
  await expect(manifest).toHaveAttribute(
    'href',
    `/manifest-${brand.language.toLowerCase()}.webmanifest`,
  )
})

test('when the network is lost during the start the prerender stays, and the start continues once it is back', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/m/home')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await context.setOffline(false)
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
})

for (const [name, gone] of [
  ['script', /\/assets\/app-/],
  ['text', /\/assets\/text-en-[0-9a-f]{7}\.js/],
] as const)
  test(`a cached old page whose ${name} is gone reloads once, then waits for the player`, async ({
    page,
  }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(gone, (route) => route.fulfill({ status: 404 }))
    await page.goto('/m/home?lang=EN')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect.poll(() => loads).toBe(2)
    await page.unroute(gone)
    await again.click()
    await expect(page.locator('[data-node-id]').first()).toBeVisible()
    await expect.poll(() => loads).toBe(3)
  })

import type { CDPSession, Page, Request } from '@playwright/test'
import { asSeen, expect, test } from '#tests/support/journey.ts'
import { idle } from '#tests/support/rest.ts'

test.use(asSeen)

/**
 * Upper limits for home as a guest sees it; only counts that are the same on every machine. Each of
 * them costs the phone work. Counted without locators, which add listeners of their own to the
 * page.
 */
const most = { elements: 1300, nodes: 3000, listeners: 320, requests: 42, scriptKilobytes: 200 }

/** Milliseconds for which a banner stands. */
const turn = 5000

async function countsOf(session: CDPSession) {
  await session.send('Performance.enable')
  for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Infinity
  return { nodes: count('Nodes'), listeners: count('JSEventListeners') }
}

async function scriptKilobytes(requests: readonly Request[]) {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
}

async function rest(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/m/home')
  await expect.poll(() => page.evaluate(missing), { timeout: 30_000 }).toEqual([])
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(6500)
  return requests.filter((request) => request.url().startsWith('http'))
}

/** The parts of home that have not been mounted yet. */
const missing = () =>
  ['footer', '[data-category=HOT] [data-node-id]', '[data-category=RNG] [data-node-id]'].filter(
    (part) => !document.querySelector(part),
  )

/**
 * Until each banner's picture has been drawn once, and what waits for the first touch has been
 * mounted without one, half a minute after the start.
 */
async function untilSettled(page: Page) {
  const now = await page.evaluate(() => performance.now())
  await page.waitForTimeout(Math.max(0, 36_000 - now))
}

test('home at rest is light, and untouched it does next to nothing', async ({ page }) => {
  test.setTimeout(120_000)
  const requests = await rest(page)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const { nodes, listeners } = await countsOf(await page.context().newCDPSession(page))
  const found = {
    elements,
    nodes,
    listeners,
    requests: requests.length,
    scriptKilobytes: await scriptKilobytes(requests),
  }
  for (const [what, bound] of Object.entries(most))
    expect
      .soft(found[what as keyof typeof most], `${what} of ${JSON.stringify(found)}`)
      .toBeLessThanOrEqual(bound)
  await untilSettled(page)
  const { recalculations } = await idle(page, 20)
  expect(recalculations, 'in four turns of the banners').toBeLessThanOrEqual(30)
})

test('who lands on a page directly loads little more than for home', async ({
  browser,
  platform,
}) => {
  const landings = ['/m/login', '/m/register', '/m/help', '/m/activity']
  const sizes = await Promise.all(
    landings.map(async (path) => {
      const context = await browser.newContext({ baseURL: platform.url, serviceWorkers: 'block' })
      const page = await context.newPage()
      const requests: Request[] = []
      page.on('request', (request) => requests.push(request))
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(6500)
      const size = await scriptKilobytes(requests)
      await context.close()
      return { path, size }
    }),
  )
  for (const { path, size } of sizes) expect.soft(size, path).toBeLessThanOrEqual(240)
})

test('banners and news stand still under a dialog and out of view', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/m/home?lang=EN')
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null
          return playState === 'running' && !target?.closest('dialog')
        }).length,
    )
  const slide = page.locator('[aria-label=Highlights] > div > :not([inert])').first()
  const goesOn = async () => {
    const before = await slide.textContent()
    await expect.poll(() => slide.textContent()).not.toBe(before)
    expect(await moving()).toBeGreaterThan(0)
  }
  const standsStill = async () => {
    await expect.poll(moving).toBe(0)
    const before = await slide.textContent()
    await page.waitForTimeout(2 * turn)
    expect(await slide.textContent()).toBe(before)
    expect(await moving()).toBe(0)
  }
  await goesOn()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await standsStill()
  await page.keyboard.press('Escape')
  await goesOn()
  await page.evaluate(() => scrollTo(0, 1500))
  await standsStill()
})

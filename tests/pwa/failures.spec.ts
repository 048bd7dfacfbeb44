import type { Page } from '@playwright/test'
import { go, installWorker, logIn } from '#tests/support/journey.ts'
import { lookForUpdate } from '#tests/support/deployment.ts'
import { openBetween, portal } from './between.ts'
import { test as base, browserOf, expect, storedOnPhone, visitTwice } from './worker.ts'

const test = base.extend<{ between: Awaited<ReturnType<typeof openBetween>> }>({
  between: async ({ platform }, use) => {
    const between = await openBetween(platform.url)
    await use(between)
    between.close()
  },
  baseURL: async ({ between }, use) => use(between.url),
})

const games = (page: Page) => page.getByRole('main').locator('[data-node-id]')
const portalsWords = async (page: Page) =>
  (await storedOnPhone(page)).filter(({ value }) => value.includes('Free Wi-Fi'))

/** Replaces the text of every cached answer, but leaves its metadata. */
const layOverKept = (page: Page, text: string) =>
  page.evaluate(async (text) => {
    const opened = indexedDB.open('mela-data')
    await new Promise((resolve) => (opened.onsuccess = resolve))
    const store = opened.result.transaction('data', 'readwrite').objectStore('data')
    const [keys, copies] = [store.getAllKeys(), store.getAll()]
    await new Promise((resolve) => (copies.onsuccess = resolve))
    keys.result.forEach((key, place) => store.put({ ...copies.result[place], text }, key))
    await new Promise((resolve) => (store.transaction.oncomplete = resolve))
    opened.result.close()
  }, text)

test('a worker that fails to install does not affect the app, reports why, and installs later', async ({
  page,
  platform,
  between,
}) => {
  test.slow()
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      if (registration?.installing) return 'installing'
      return registration?.active ? 'active' : 'none'
    })
  for (const broken of ['/sw.js', '/icons/icon-192.png']) {
    between.answer((path) => {
      if (path !== broken) return null
      return broken === '/sw.js' ? { status: 500, html: 'Sorry' } : portal
    })
    const before = between.asked(broken)
    await page.goto('/m/home?lang=EN')
    await expect.poll(() => between.asked(broken), { timeout: 40_000 }).toBeGreaterThan(before)
    await expect.poll(state).toBe('none')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(await portalsWords(page)).toEqual([])
  }
  await logIn(page, platform, 'member', '/m/member/home')
  const fault = page.getByText('The app does not open offline yet.')
  await expect(fault).toContainText('were changed on the way', { timeout: 40_000 })
  between.answer(() => null)
  await page.goto('/m/home?lang=EN')
  await expect.poll(state, { timeout: 40_000 }).toBe('active')
})

test('behind a captive portal no input or favourite is lost, and nothing of the portal is cached', async ({
  page,
  context,
  platform,
  between,
}) => {
  test.slow()
  const since = await platform.lastRequest()
  await visitTwice(page, '/m/home?lang=EN')
  await logIn(page, platform, 'member', '/m/feedback')
  await installWorker(page)
  const typed = page.getByLabel('What happened?')
  await typed.fill('The café’s network stands in my way.')
  between.answer(() => portal)
  await page.reload()
  await expect(typed).toHaveValue('The café’s network stands in my way.')
  await lookForUpdate(page)

  await page.goto('/m/gameLobbyCenter?gameCategory=FISH')
  await expect(games(page).first()).toBeVisible()
  const star = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite/ })
    .first()
  const isStarred = (await star.getAttribute('aria-pressed')) === 'true'
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', String(!isStarred))
  await page.goto('/m/home')
  await expect(page.locator('[data-category="HOT"] [data-node-id]')).toHaveCount(12)
  await go(page, '/m/help')
  await expect(page.getByRole('main')).not.toBeEmpty()
  expect(await portalsWords(page)).toEqual([])

  const sent = async () =>
    (await platform.requests(since)).filter(
      ({ path, method, status }) =>
        path === '/wps/game/favourite' && method !== 'GET' && status === 200,
    ).length
  expect(await sent()).toBe(0)
  between.answer(() => null)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(sent, { timeout: 45_000 }).toBe(1)
  await page.goto('/m/feedback')
  await expect(typed).toHaveValue('The café’s network stands in my way.')
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
})

test('huge or partial answers, and unreadable copies and files, lose nothing of the player', async ({
  page,
  context,
  platform,
}) => {
  test.slow()
  const path = '/lgw/game/hot'
  const hot = page.locator('[data-category="HOT"] [data-node-id]').first()
  await visitTwice(page, '/m/home?lang=EN')
  for (const body of ['huge', { success: true, value: {} }] as const) {
    const struck = context.waitForEvent('response', (response) =>
      Boolean(response.request().serviceWorker() && response.url().includes(path)),
    )
    await platform.faults([{ path, body, times: 1 }])
    await page.reload()
    await struck
    await expect(hot).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(hot).toBeVisible()
    await context.setOffline(false)
  }

  // The platform would confirm these as unchanged, so they have to be requested in full.
  await layOverKept(page, JSON.stringify({ success: true, value: 7 }))
  await page.reload()
  await expect(hot).toBeVisible()

  // Anything still loading would find the broken files while they are written, and reload the page.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (html) => {
    const wrong = (status: number) =>
      new Response(html, { status, headers: { 'Content-Type': 'text/html' } })
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        await cache.put(request, wrong(request.url.includes('.html') ? 503 : 200))
    }
  }, portal.html)
  await layOverKept(page, portal.html)
  await page.reload()
  await expect(hot).toBeVisible()
  await expect(page.getByText('Free Wi-Fi')).toHaveCount(0)
  const picture = page.locator('[data-category="HOT"] [data-node-id] img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('the app works with full storage, cleared storage, and then offline', async ({
  page,
  context,
}) => {
  test.slow()
  await visitTwice(page, '/m/home?lang=EN')
  const pictures = () =>
    page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)
  await expect.poll(pictures).toBeGreaterThan(0)
  const phone = await browserOf(page)
  await phone.limitStorage(1)
  await page.goto('/m/gameLobbyCenter?gameCategory=TG')
  await expect(games(page).first()).toBeVisible()
  const width = await page.evaluate(async () => {
    const picture = new Image()
    picture.src = '/cdn/1/banner/1.webp?new'
    await picture.decode()
    return picture.naturalWidth
  })
  expect(width).toBeGreaterThan(0)
  await expect.poll(pictures).toBe(0)
  await phone.limitStorage(null)

  await phone.clearStorage('cache_storage,indexeddb,local_storage')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('[data-category="HOT"] [data-node-id]').first()).toBeVisible()
  await context.setOffline(true)
  await page.reload().catch(() => undefined)
  await expect(page.getByRole('heading', { name: 'সংযোগ নেই' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(page.locator('[data-category="HOT"] [data-node-id]').first()).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { asSeen, expect, test } from '#tests/support/journey.ts'
import { beginUse, drawingIn, artBackground } from '#tests/support/lobby.ts'
import { type Bitmap, decodePng } from '#tests/support/png.ts'

test.use(asSeen)

const texts = {
  BN: {
    header: [brand.bn, 'লগ ইন', 'নিবন্ধন'],
    tabs: ['হোম', 'প্রোমো', 'অ্যাফিলিয়েট', 'জমা', 'প্রোফাইল'],
    bar: ['খুঁজুন', 'সব'],
    categories: { RNG: 'স্লট', LIVE: 'লাইভ ক্যাসিনো', LOTT: 'লটারি' },
    row: 'জনপ্রিয় গেম',
  },
  EN: {
    header: [brand.en, 'Sign in', 'Sign up'],
    tabs: ['Home', 'Promotions', 'Affiliate', 'Deposit', 'Profile'],
    bar: ['Search', 'All'],
    categories: { RNG: 'Slots', LIVE: 'Live casino', LOTT: 'Lottery' },
    row: 'Hot games',
  },
} as const
type Code = keyof typeof texts

/** The visible lines of text. */
const shown = (part: Locator) =>
  part.evaluate((element: HTMLElement) => element.innerText.split(/\s*\n\s*/).filter(Boolean))

async function expectTexts(page: Page, code: Code) {
  const { header, tabs, row } = texts[code]
  const named = new Map<string, string>(Object.entries(texts[code].categories))
  const categories = brand.categories.slice(0, 3).map((category) => named.get(category))
  await expect.poll(() => shown(page.locator('header:visible').first())).toEqual(header)
  const [bar, foot] = [page.locator('nav:visible').first(), page.locator('nav:visible').last()]
  await expect
    .poll(async () => (await shown(bar)).slice(0, 5))
    .toEqual([...texts[code].bar, ...categories])
  await expect.poll(() => shown(foot)).toEqual(tabs)
  await expect(page.locator('h2:visible').first()).toHaveText(new RegExp(`^.*${row}.*$`))
  await expect(page.getByText(row, { exact: true }).filter({ visible: true })).toHaveCount(1)
}

/** Holds back the app's scripts until `release` is called. */
async function hold(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/assets/artist-')) await promise
    await route.continue()
  })
  return resolve
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page is in the merchant’s first language', async ({ page }) => {
    await page.goto('/m/home?lang=EN')
    await expectTexts(page, brand.language)
  })
})

test('a link followed before the app has loaded opens at once', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/m/home?lang=EN', { waitUntil: 'commit' })
  await page.getByText('Sign in', { exact: true }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.locator('nav:visible')).toHaveCount(0)
  release()
  await expect(page.locator('main form')).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home/)
})

const screens = [
  { name: 'home', path: '/m/home', drawn: '[data-node-id]', parts: ['header', 'bar', 'tabs'] },
  {
    name: 'a lobby',
    path: '/m/gameLobbyCenter?gameCategory=LIVE',
    drawn: '[data-node-id]',
    parts: ['bar', 'tabs'],
  },
  {
    name: 'a list',
    path: '/m/home?pageType=list&gameType=FISH',
    drawn: '[data-node-id]',
    parts: ['header', 'bar', 'tabs'],
  },
] as const

const partOf = (page: Page, part: 'header' | 'bar' | 'tabs') =>
  ({
    header: page.locator('header:visible').first(),
    bar: page.locator('nav:visible').first(),
    tabs: page.locator('nav:visible').last(),
  })[part]

/** Hides what loads later and covers them. */
const alone = '#app > div > :not(header, main, nav) { display: none }'

/** Screenshots of the parts in both themes, once fonts and icons have loaded. */
async function pictures(page: Page, parts: readonly ('header' | 'bar' | 'tabs')[]) {
  await page.evaluate(() => document.fonts.ready)
  const shots = new Map<string, Bitmap>()
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    for (const part of parts) {
      const shot = partOf(page, part).screenshot({ animations: 'disabled', style: alone })
      shots.set(`${part}, ${theme}`, await decodePng(await shot))
    }
  }
  return shots
}

/** Ignores rounding differences between compositor layers. */
function isSame(one: Bitmap | undefined, other: Bitmap | undefined) {
  if (!one || !other || one.width !== other.width || one.height !== other.height) return false
  const [bytes, others] = [one, other].map(({ colours }) => new Uint8Array(colours.buffer))
  return bytes?.every((byte, at) => Math.abs(byte - (others?.[at] ?? 0)) <= 2) ?? false
}

for (const { name, path, drawn, parts } of screens)
  for (const code of ['BN', 'EN'] as const)
    test(`the prerender has everything of ${name} in its place, and nothing shifts when the app takes over, in either theme (${code})`, async ({
      page,
    }) => {
      const release = await hold(page)
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${code}`, {
        waitUntil: 'commit',
      })
      await expect(page.locator('nav:visible')).toHaveCount(2)
      if (name === 'a lobby') await expect(page.locator('header:visible')).toHaveCount(1)
      if (name === 'home') await expectTexts(page, code)
      const before = await pictures(page, parts)
      release()
      await expect(page.locator(drawn).first()).toBeVisible()
      const after = await pictures(page, parts)
      expect(
        [...after.keys()].filter((part) => !isSame(before.get(part), after.get(part))),
      ).toEqual([])
    })

const hot = '**/lgw/game/hot?*'
/** A tile's text is its name, then its badges. */
const nameIn = (text = '') => text.split('\n')[0]
const boxes = (page: Page) => page.locator('[data-boxes=home] li:not([hidden])')

test('in a first visit the page draws the first games itself, and the app does not request them again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/lgw/game/hot')) asked.push(request.url())
  })
  const release = await hold(page)
  await page.goto('/m/home?lang=EN', { waitUntil: 'commit' })
  await expect(boxes(page).first()).toHaveText(/\w/)
  const drawn = await boxes(page).allInnerTexts()
  expect(drawn).toHaveLength(12)
  expect(drawn.filter((text) => text.includes('Try free')).length).toBeGreaterThan(0)
  const drawing = drawingIn(boxes(page).first())
  await expect(drawing).toHaveCSS('background-image', artBackground)
  const [box, art] = [await boxes(page).first().boundingBox(), await drawing.boundingBox()]
  expect(art).toEqual(box)
  const ahead = page.locator('link[rel=modulepreload]')
  const before = await ahead.count()
  await boxes(page).nth(1).click()
  await expect(boxes(page).nth(1).locator('[aria-busy]')).toBeAttached()
  expect(await ahead.count()).toBeGreaterThan(before)
  release()
  await expect(page.getByRole('dialog', { name: nameIn(drawn[1]) ?? '' })).toBeVisible()
  await page.goto('/m/home?lang=EN')
  const tiles = page.locator('[data-category=HOT] [data-node-id]')
  await expect(tiles.first()).toBeVisible()
  expect((await tiles.allInnerTexts()).slice(0, 12)).toEqual(drawn)
  expect(asked).toHaveLength(2)
})

test('an answer that is not JSON keeps the skeletons, and the app starts', async ({ page }) => {
  await page.route(hot, (route) => route.fulfill({ body: '<html></html>' }))
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.goto('/m/home?lang=EN')
  await beginUse(page)
  await expect(page.locator('[data-category=RNG] [data-node-id]').first()).toBeAttached()
  expect(faults).toEqual([])
})

/**
 * Taps the login link when the router has just been made, or when it has loaded home: React then
 * listens on the element in which it will mount the app.
 */
const tapWhileStarting = (page: Page, moment: 'made' | 'loaded') =>
  page.addInitScript((moment) => {
    if (location.pathname !== '/m/home') return
    const tap = () => {
      const link = document.querySelector<HTMLElement>('[class^=Prerender] [href="/m/login"]')
      sessionStorage.setItem('tapped', String(link !== null))
      link?.click()
    }
    const tapAtMount = () => {
      const app = document.getElementById('app')
      if (!app) return
      Object.defineProperty(app, 'addEventListener', {
        configurable: true,
        value: (...what: Parameters<typeof app.addEventListener>) => {
          Reflect.deleteProperty(app, 'addEventListener')
          app.addEventListener(...what)
          tap()
        },
      })
    }
    if (moment === 'loaded') return document.addEventListener('DOMContentLoaded', tapAtMount)
    let mela: object
    Object.defineProperty(window, 'mela', {
      get: () => mela,
      set: (passed: object) => {
        mela = passed
        let started: unknown
        Object.defineProperty(mela, 'started', {
          get: () => started,
          // The app makes its router in the task that it has just queued.
          set: (promise: unknown) => {
            started = promise
            setTimeout(tap)
          },
        })
      },
    })
  }, moment)

for (const moment of ['made', 'loaded'] as const)
  test(`a tap on a link counts while the app starts: its router is ${moment}`, async ({ page }) => {
    await tapWhileStarting(page, moment)
    await page.goto('/m/home?lang=EN', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByLabel('Username')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('tapped'))).toBe('true')
    await page.goBack()
    await expect(page.locator('main [data-node-id]').first()).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home/)
  })

import { readFile } from 'node:fs/promises'
import { type Browser, type Page, devices } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { type Platform } from '#tests/support/platform.ts'
import {
  expect,
  expectNoAxeViolations,
  go,
  installWorker,
  logIn,
  storedIn,
  test,
} from '#tests/support/journey.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const safari = `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`
const chromeOnIos = `${iphone} CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1`

const opened = async (browser: Browser, platform: Platform, userAgent: string) => {
  const context = await browser.newContext({
    ...devices['iPhone 14'],
    userAgent,
    baseURL: platform.url,
  })
  return context.newPage()
}

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Get the app' })
const serviceOf = (page: Page) => page.getByRole('complementary', { name: 'Customer service' })

/** The share of the screen below the header that floating elements cover. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const floating = document.querySelectorAll('nav[aria-label=Main], aside > *, aside')
    const areas = Array.from(floating, (element) => {
      const box = element.getBoundingClientRect()
      const isEmpty =
        element.matches('aside:not([data-download-bar])') || !element.checkVisibility()
      const isInside = element.parentElement?.matches('[data-download-bar], [data-in-bar]')
      return isEmpty || isInside ? 0 : box.width * box.height
    })
    return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * (innerHeight - top))
  })

/** Texts of the bar that are truncated on a phone of 360 px. */
async function cutShort(page: Page) {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const words = barOf(page).locator('p > span')
  const cut = await words.evaluateAll((spans) =>
    spans
      .filter((span) => span.scrollWidth > span.clientWidth)
      .map(({ textContent }) => textContent),
  )
  if (usual) await page.setViewportSize(usual)
  return cut
}

/** A view too low for the bar, as 200 % text makes one of a phone. */
async function expectServiceWithoutBar(page: Page) {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 400 })
  await expect(barOf(page)).toBeHidden()
  const button = serviceOf(page).getByRole('button')
  await expect(button).toBeVisible()
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  if (usual) await page.setViewportSize(usual)
}

/** The content of the file that a press downloads. */
async function downloaded(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** How many bands lie over the foot of the page, the tab bar included. */
const layersOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('nav, aside, [popover], dialog[open]')]
      .filter((part) => getComputedStyle(part).position === 'fixed')
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.getBoundingClientRect())
      .filter(({ height, bottom }) => height > 0 && bottom > innerHeight / 2)
      .toSorted((one, other) => one.top - other.top)
    return boxes.filter(({ top }, at) => boxes.slice(0, at).every(({ bottom }) => bottom <= top))
      .length
  })

test('the bar offers the app on home, with its reward if there is one, until it is closed', async ({
  page,
  platform,
}) => {
  await platform.settings({ APP_DOWNLOAD: false })
  await page.goto('/m/home?lang=EN')
  await expect(serviceOf(page).getByRole('list')).toBeVisible()
  await expect(barOf(page)).toBeHidden()
  expect(await coveredShare(page)).toBeLessThan(0.16)
  await page.mouse.wheel(0, 300)
  await expect(barOf(page)).toContainText(/^Get the app\s*Download/)
  expect(await cutShort(page)).toEqual([])
  await expect(serviceOf(page).getByRole('list')).toBeHidden()
  expect(await coveredShare(page)).toBeLessThan(0.14)
  await platform.settings({ APP_DOWNLOAD: true })
  await logIn(page, platform, 'member')
  await expect(barOf(page)).toContainText('Get the app and ৳50')
  expect(await layersOf(page)).toBe(2)
  expect(await cutShort(page)).toEqual([])
  await expectNoAxeViolations(page, 'aside')
  await go(page, '/m/nowhere')
  const toast = page.getByText('That page does not exist.')
  await expect(toast).toBeVisible()
  await expect(barOf(page)).toBeHidden()
  expect(await layersOf(page)).toBe(2)
  await expect(toast).toBeHidden()
  await expect(barOf(page)).toBeVisible()
  await expectServiceWithoutBar(page)

  await barOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(barOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(serviceOf(page)).toBeVisible()
  await expect(barOf(page)).toBeHidden()
  expect(await storedIn(page)).toContain('"hideDownloadBar","1"')

  await page.getByRole('banner').getByRole('link', { name: 'Download' }).click()
  await expect(page.locator('[data-page-title]')).toHaveText('Get the app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.en)
})

test('on Android the home screen is offered first, then the package, which is the announced file', async ({
  page,
  browser,
  platform,
}) => {
  await platform.settings({ APPPOPUP3: true })
  await page.goto('/m/home?lang=EN')
  const popup = page.getByRole('dialog', { name: `Get the ${brand.en} app` })
  await popup.getByRole('button', { name: 'Download' }).click()

  await expect(page.getByRole('region').first()).toHaveAccessibleName('On your home screen')
  await page.getByText('Android app').click()
  const android = page.getByRole('group').filter({ hasText: 'Android app' })
  await expectNoAxeViolations(page, 'main')
  const { name, bytes } = await downloaded(page, 'Download for Android')
  expect([name, bytes.subarray(0, 2).toString()]).toEqual(['mela.apk', 'PK'])
  await expect(android.getByText(`${Math.round(bytes.length / 1000)} KB`)).toBeVisible()
  await page.getByText('iPhone and iPad').click()
  await expect(page.getByRole('link', { name: 'Download for iPhone' })).toBeVisible()

  const desk = await browser.newPage({ ...devices['Desktop Chrome'], baseURL: platform.url })
  await desk.goto('/m/app?lang=EN')
  await expect(desk.getByRole('figure', { name: 'This page as a QR code' })).toBeVisible()
  await expect(desk.getByRole('region', { name: 'On your home screen', exact: true })).toBeVisible()
  await desk.close()
})

test('a browser inside another app first shows how to leave it', async ({ browser, platform }) => {
  const page = await opened(browser, platform, `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`)
  await page.goto('/m/app?lang=EN')
  const first = page.getByRole('region', { name: 'First, open it in your browser' })
  await expect(first).toContainText('Please use Safari for download App.')
  await expect(first.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  await page.context().close()
})

test('the merchant’s own addresses replace the platform’s files', async ({ page, platform }) => {
  const site = await (await fetch(`${platform.url}/wps/system/status`)).json()
  const resources = [
    { resourceType: 'IOS', url: 'https://apps.apple.com/app/id1' },
    { resourceType: 'Android', url: 'https://play.google.com/store/apps/details?id=mela' },
  ]
  const mobileTemplate = {
    app_background: '#101030',
    app_desc: 'Play',
    app_desc_font_color: '#202040',
  }
  const info = { ...site.value.info, resources, mobileTemplate }
  await platform.faults([
    { path: '/wps/system/status', body: { success: true, value: { ...site.value, info } } },
    { path: '/wps/system/template', body: { success: true, value: mobileTemplate } },
  ])
  await page.goto('/m/app?lang=EN')
  const said = page.getByText('Play', { exact: true })
  await expect(said).toHaveCSS('color', 'rgb(255, 255, 255)')
  await page.getByText('Android app').click()
  const store = page.getByRole('link', { name: 'Open the store' })
  await expect(store).toHaveAttribute('href', /play\.google\.com/)
  await store.click()
  await expect(page.getByRole('dialog', { name: 'Go to play.google.com?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByText('App Store', { exact: true }).click()
  await expect(store).toHaveAttribute('href', /apps\.apple\.com/)
  await expectNoAxeViolations(page, 'main')
})

test(
  'another browser on an iPhone sends the player to Safari, which installs the profile',
  { tag: '@worker' },
  async ({ browser, platform }) => {
    const other = await opened(browser, platform, chromeOnIos)
    await logIn(other, platform, 'member', '/m/app')
    await other.getByText('iPhone and iPad').click()
    await other.getByRole('link', { name: 'Download for iPhone' }).click()
    const dialog = other.getByRole('dialog', { name: 'Please use Safari for download App.' })
    await expect(dialog.getByRole('definition')).toContainText('tokens=')
    const address = (await dialog.getByRole('definition').textContent()) ?? ''
    const ticket = new URL(address).searchParams.get('tokens') ?? ''
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
    await other.context().close()

    const page = await opened(browser, platform, safari)
    await page.goto('/m/home')
    await installWorker(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(JSON.stringify([request.url(), request.headers()])))
    await page.goto(address)
    await expect(page.getByText('This download is for me***er.')).toBeVisible()
    expect(page.url()).toBe(`${platform.url}/m/appDownload?lang=EN`)
    expect(asked.filter((request) => request.includes(ticket))).toHaveLength(1)
    expect(await storedIn(page)).not.toContain(ticket)
    const { name, bytes } = await downloaded(page, 'Download for iPhone')
    expect(name).toBe('mela.mobileconfig')
    expect(bytes.toString()).toContain(
      `<string>${platform.url}/?webclip=1&amp;language=EN</string>`,
    )

    await page.goto(address)
    await expect(page.getByText('This link no longer identifies you')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/?webclip=1&language=EN')
    await expect(serviceOf(page).getByRole('list')).toBeVisible()
    await page.mouse.wheel(0, 300)
    await expect(barOf(page)).toBeVisible()
    expect(page.url()).toBe(`${platform.url}/`)
    expect(await storedIn(page)).toContain('"WEBCLIP","1"')
    await page.context().close()
  },
)

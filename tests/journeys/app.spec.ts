import { readFile } from 'node:fs/promises'
import { type Browser, type Page, devices } from '@playwright/test'
import { type Platform } from '../support/platform.ts'
import {
  expect,
  expectNoAxeViolations,
  installWorker,
  logIn,
  storedIn,
  test,
} from '../support/journey.ts'

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

/** What comes away by a press. */
async function downloaded(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('the bar offers the app at home, with a gift where there is one, until it is closed', async ({
  page,
  platform,
}) => {
  await platform.settings({ APP_DOWNLOAD: false })
  await page.goto('/m/home?lang=EN')
  await expect(barOf(page)).toContainText('Opens faster')
  await platform.settings({ APP_DOWNLOAD: true })
  await logIn(page, platform, 'member')
  await expect(barOf(page)).toContainText('With a gift')
  await expectNoAxeViolations(page, 'aside')

  await barOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(barOf(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Customer service' })).toBeVisible()
  await expect(barOf(page)).toBeHidden()
  expect(await storedIn(page)).toContain('"hideDownloadBar","1"')

  await page.getByRole('banner').getByRole('link', { name: 'Download' }).click()
  await expect(page.getByRole('heading', { name: 'Get the app' })).toBeVisible()
})

test('on Android the package comes first, and is the file that was announced', async ({
  page,
  browser,
  platform,
}) => {
  await platform.settings({ APPPOPUP3: true })
  await page.goto('/m/home?lang=EN')
  const popup = page.getByRole('dialog', { name: 'Mela as an app' })
  await popup.getByRole('button', { name: 'Download' }).click()

  const android = page.getByRole('region', { name: 'Android app' })
  await expect(android).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  const { name, bytes } = await downloaded(page, 'Download for Android')
  expect([name, bytes.subarray(0, 2).toString()]).toEqual(['mela.apk', 'PK'])
  await expect(android.getByText(`${Math.round(bytes.length / 1000)} kB`)).toBeVisible()
  await page.getByText('iPhone and iPad').click()
  await expect(page.getByRole('link', { name: 'Download for iPhone' })).toBeVisible()

  const desk = await browser.newPage({ ...devices['Desktop Chrome'], baseURL: platform.url })
  await desk.goto('/m/app?lang=EN')
  await expect(desk.getByRole('figure', { name: 'This page as a QR code' })).toBeVisible()
  await expect(desk.getByRole('region', { name: 'On your home screen', exact: true })).toBeVisible()
  await desk.close()
})

test(
  'another browser on an iPhone sends the player to Safari, which takes the profile',
  { tag: '@worker' },
  async ({ browser, platform }) => {
    const other = await opened(browser, platform, chromeOnIos)
    await logIn(other, platform, 'member', '/m/app')
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
    await expect(page.getByText('This link no longer says who you are')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/?webclip=1&language=EN')
    await expect(barOf(page)).toBeVisible()
    expect(page.url()).toBe(`${platform.url}/`)
    expect(await storedIn(page)).toContain('"WEBCLIP","1"')
    await page.context().close()
  },
)

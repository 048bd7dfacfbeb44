import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { startPlatform } from '#tests/support/platform.ts'
import { phone } from './conditions.ts'
import { countMainThread } from './mainThread.ts'

const seconds = 7

/** Upper limits of what a page asks of the main thread in that time if nobody touches it. */
const most: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/m/home': { tasks: 1115, recalculations: 40, layouts: 27, paints: 106 },
  '/m/gameLobbyCenter': { tasks: 1600, recalculations: 44, layouts: 27, paints: 195 },
  '/m/login': { tasks: 580, recalculations: 12, layouts: 9, paints: 27 },
  '/m/register': { tasks: 740, recalculations: 23, layouts: 12, paints: 20 },
}

const picture = sharp({ create: { width: 30, height: 40, channels: 4, background: '#0000' } })
  .png()
  .toBuffer()

async function countOf(browser: Browser, url: string) {
  const context = await browser.newContext({
    ...phone,
    locale: 'bn-BD',
    serviceWorkers: 'block',
  })
  // An SVG picture is a document, which is parsed and laid out on the main thread: platforms send others.
  await context.route(/\/cdn\/.+\.svg/, async (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: await picture,
    }),
  )
  const page = await context.newPage()
  const counts = await countMainThread(page, seconds, async () => {
    await page.goto(url)
    await page.waitForTimeout(seconds * 1000)
  })
  await context.close()
  return counts
}

/** What each page asks of the main thread before it is idle, with the limits. */
export async function measureUntouched(browser: Browser) {
  await using platform = await startPlatform()
  const rows = []
  for (const [path, bounds] of Object.entries(most)) {
    const counts = await countOf(browser, `${platform.url}${path}`)
    for (const [what, bound] of Object.entries(bounds))
      rows.push({
        measure: `${what} of ${path} in its first ${seconds} s, untouched`,
        found: counts[what] ?? Number.NaN,
        most: bound,
      })
  }
  return rows
}

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median } from '#tests/lab/report.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { slowDown } from './network.ts'
import { phone, repeat, slower } from './conditions.ts'

const announcements = 500

/** The cost of reading offline, and of scrolling through very many announcements. */
export async function measureContent(browser: Browser) {
  await using platform = await startPlatform()
  const context = await browser.newContext(phone)
  await keepPages(context, platform.url)
  const figures = {
    [`announcement opened offline ms, ${slower}× CPU`]: await openings(context, {
      from: `${platform.url}/m/home?lang=EN`,
      link: '[aria-label="Announcements"] a[href="/m/notice?i=0"]',
      text: 'Everything here is',
    }),
    [`help page opened offline ms, ${slower}× CPU`]: await openings(context, {
      from: `${platform.url}/m/help?lang=EN`,
      link: 'a[href="/m/helpDetail?i=1"]',
      text: 'Pay from your own account only',
    }),
  }
  await context.close()
  for (let number = 0; number < announcements; number += 1)
    await platform.announce({
      kind: 'notice',
      title: `News ${number}`,
      content: '<p>What is new.</p>',
    })
  const longest = await longestFrame(browser, `${platform.url}/m/notice?lang=EN`)
  return [
    {
      ...figures,
      [`longest frame over ${announcements} announcements ms, ${slower}× CPU`]: longest,
    },
  ]
}

/** A visit that caches the pages opened later. */
async function keepPages(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(`${url}/m/home?lang=EN`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  for (const path of ['help', 'notice', 'home']) {
    await page.goto(`${url}/m/${path}?lang=EN`)
    await page.waitForTimeout(1500)
  }
  await page.close()
}

interface Opening {
  readonly from: string
  readonly link: string
  readonly text: string
}

/**
 * Milliseconds from the press on a link until its text is painted; the median of several rounds,
 * each in a new page.
 */
async function openings(context: BrowserContext, opening: Opening): Promise<number> {
  return Math.round(median(await repeat(() => openOnce(context, opening))))
}

async function openOnce(context: BrowserContext, { from, link, text }: Opening) {
  const page = await context.newPage()
  await context.setOffline(true)
  await page.goto(from)
  await page.locator(link).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(2000)
  await slowDown(page, { cpu: slower })
  const milliseconds = await page.evaluate(
    async ({ link, text }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const start = performance.now()
      document.querySelector<HTMLElement>(link)?.click()
      const isThere = () => document.querySelector('main')?.textContent?.includes(text) ?? false
      while (!isThere() && performance.now() - start < 10_000) await frame()
      await frame()
      return performance.now() - start
    },
    { link, text },
  )
  await page.close()
  await context.setOffline(false)
  return milliseconds
}

/**
 * The longest time between two frames while the whole list is flung past, once the page is idle.
 */
async function longestFrame(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(phone)
  await page.goto(address)
  await page.locator('details').nth(announcements).waitFor({ state: 'attached' })
  await page.waitForTimeout(4000)
  await slowDown(page, { cpu: slower })
  const longest = await scrollThrough(page)
  await page.close()
  return Math.round(longest)
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    let before = await frame()
    let longest = 0
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, 120)
      const now = await frame()
      longest = Math.max(longest, now - before)
      before = now
    }
    return longest
  })

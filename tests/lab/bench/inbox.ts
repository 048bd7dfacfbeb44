import type { Browser, Page } from '@playwright/test'
import { median } from '#tests/lab/report.ts'
import { logIn } from '#tests/support/journey.ts'
import { type Platform, startPlatform } from '#tests/support/platform.ts'
import { fling } from './fling.ts'
import { costOf } from './grid.ts'
import { slowDown } from './network.ts'
import { phone, repeat, slower } from './conditions.ts'

const messages = 2000
const rows = '[aria-label="Messages"] > li'

/** Flings through an inbox of 2,000 messages on a slow CPU. */
export async function measureInbox(browser: Browser) {
  await using platform = await startPlatform()
  await fill(platform)
  const context = await browser.newContext({
    ...phone,
    baseURL: platform.url,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await logIn(page, platform, 'member', '/m/webEmail')
  await loadAll(page)
  const session = await context.newCDPSession(page)
  const cost = await costOf(page, session)
  await slowDown(page, { cpu: slower })
  const flights = await repeat(() => fling(page, session, 30_000))
  const nodes = await page.locator(`${rows} *`).count()
  await context.close()
  const lengths = flights.map(({ longest }) => longest)
  return {
    list: `inbox of ${messages} messages, ${slower}× CPU`,
    'longest frame ms, median round': Math.round(median(lengths)),
    'longest frame ms': Math.round(Math.max(...lengths)),
    'frames over 50 ms, all rounds': flights.reduce((sum, { late }) => sum + late, 0),
    'main thread ms a frame, 1× CPU': cost,
    'DOM nodes': nodes,
  }
}

async function fill(platform: Platform) {
  const send = (n: number) =>
    platform.announce({
      kind: 'inbox',
      title: `Message ${n}`,
      content: `<p>What message ${n} has to say, in a line or two of ordinary length.</p>`,
      to: 'member',
    })
  for (let n = 0; n < messages; n += 50)
    await Promise.all(Array.from({ length: 50 }, (_, place) => send(n + place)))
}

/** Loads every page of the list, as if the player had scrolled to its end. */
async function loadAll(page: Page) {
  await page.locator(rows).first().waitFor()
  await page.evaluate(
    async ({ rows, messages }) => {
      const known = () => Number(document.querySelector(rows)?.getAttribute('aria-setsize'))
      const end = Date.now() + 120_000
      while (known() < messages) {
        if (Date.now() > end) throw new Error(`Only ${known()} messages came`)
        scrollTo(0, document.documentElement.scrollHeight)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      scrollTo(0, 0)
    },
    { rows, messages },
  )
}

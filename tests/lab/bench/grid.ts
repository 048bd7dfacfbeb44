import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { median } from '#tests/lab/report.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { blankShare, watchScreen } from './gridScreen.ts'
import { busy, fling, scrollBy, speed } from './fling.ts'
import { slowDown } from './network.ts'
import { openPlainGrid, partsOf } from './plainGrid.ts'
import { phone, repeat, slower, tenths } from './conditions.ts'

const games = 20_000
const distance = 30_000
const list = '[role="list"]:has([role="none"] > [role="listitem"])'

/**
 * Flings through a list of 20,000 games on a slow CPU, compared with a plain list of the same
 * tiles: the minimum on this machine.
 */
export async function measureGrid(browser: Browser) {
  await using platform = await startPlatform({ games })
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await openWhole(context, platform.url)
  const parts = await partsOf(page)
  const own = await measure(page)
  const blank = await blankFrames(page)
  await page.close()
  const plainPage = await context.newPage()
  await openPlainGrid(plainPage, `${platform.url}/plain-list`, parts, games)
  const plain = await measure(plainPage)
  await context.close()
  return [
    { list: `plain recycled DOM, ${slower}× CPU`, ...plain, 'frames with a blank row': '—' },
    {
      list: `the lobby's slots of ${games} games, ${slower}× CPU`,
      ...own,
      'frames with a blank row': blank,
    },
  ]
}

/** The lobby, once the pages that have come are long enough. */
async function openWhole(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/m/gameLobbyCenter?gameCategory=RNG&lang=EN`)
  await page.waitForSelector('[data-node-id]')
  await page.evaluate(async (far) => {
    const end = Date.now() + 120_000
    const { documentElement: root } = document
    while (root.scrollHeight < far) {
      if (Date.now() > end) throw new Error(`The list is ${root.scrollHeight} px long only`)
      scrollTo(0, root.scrollHeight)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, 2 * distance)
  return page
}

async function measure(page: Page) {
  const session = await page.context().newCDPSession(page)
  const cost = await costOf(page, session)
  await slowDown(page, { cpu: slower })
  const before = await heapOf(page, session)
  const flights = await repeat(() => fling(page, session, distance))
  const after = await heapOf(page, session)
  const nodes = await page.evaluate(
    (selector) => document.querySelector(selector)?.querySelectorAll('*').length ?? 0,
    list,
  )
  return {
    'frames dropped %': tenths(median(flights.map(({ dropped }) => dropped))),
    'dropped %, worst round': tenths(Math.max(...flights.map(({ dropped }) => dropped))),
    'longest frame ms, median round': tenths(median(flights.map(({ longest }) => longest))),
    'longest frame ms': tenths(Math.max(...flights.map(({ longest }) => longest))),
    'main thread ms a frame, 1× CPU': cost,
    'DOM nodes': nodes,
    'heap MB': tenths(before),
    'heap MB more after': tenths(after - before),
  }
}

const steps = 200

/**
 * What a frame costs the main thread at this speed, in CPU time, so that other work on the machine
 * does not count.
 */
export async function costOf(page: Page, session: CDPSession) {
  const costs = await repeat(async () => {
    const before = await busy(session)
    await page.evaluate(stepDown, { steps, by: speed / 60 })
    return (await busy(session)) - before
  })
  await session.send('Performance.disable')
  return tenths(median(costs) / steps)
}

const stepDown = ({ steps, by }: { steps: number; by: number }) =>
  new Promise<void>((resolve) => {
    let step = 0
    const next = () => {
      scrollTo(0, step * by)
      step += 1
      if (step > steps) resolve()
      else requestAnimationFrame(next)
    }
    next()
  })

async function heapOf(page: Page, session: CDPSession) {
  await page.waitForTimeout(1000)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

/** Inspects what the screen really shows during a fling, separately from the timed ones. */
async function blankFrames(page: Page) {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(500)
  const pictures = await watchScreen(session, () => scrollBy(session, distance))
  return blankShare(page.context(), pictures)
}
